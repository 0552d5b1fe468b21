/**
 * A script for the head that removes an unknown color mode from storage. The
 * theme's own script, which runs next, accepts any value, and the logo is
 * hidden unless the mode is light or dark.
 */
export const colorModeScript = `try{/^(light|dark)?$/.test(localStorage.getItem('theme')??'')||localStorage.removeItem('theme')}catch(e){}`
