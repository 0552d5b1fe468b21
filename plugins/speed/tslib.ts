/**
 * The one function of `tslib` that the browser's part of
 * `@docusaurus/utils-common` calls: the package cannot be shaken.
 */
export const __importDefault = (module: { __esModule?: boolean }) =>
  module.__esModule ? module : { default: module }
