/** The framework's own entry: React, the theme, and the routes. */
declare module '@startup/site'
