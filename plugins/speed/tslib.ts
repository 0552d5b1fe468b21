/** The only `tslib` function that browser code calls. */
export const __importDefault = (module: { __esModule?: boolean }) =>
  module.__esModule ? module : { default: module }
