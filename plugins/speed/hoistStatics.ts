/**
 * In place of hoist-non-react-statics, with which React Router copies the static
 * members of a component to the one around it. No component here has any.
 */
export default <Component>(around: Component): Component => around
