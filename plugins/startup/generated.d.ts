/** The entry that the framework has in mind: React, the theme, the routes. */
declare module '@startup/site'
