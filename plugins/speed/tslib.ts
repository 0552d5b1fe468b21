/** The one function of `tslib` that code for the browser calls. */
export const __importDefault = (module: { __esModule?: boolean }) =>
  module.__esModule ? module : { default: module }
