/**
 * A script for the head: a stored color mode that is not one of the site's is
 * forgotten. The theme's own script, which runs next, would take any word for a
 * mode, and in a mode that is neither light nor dark no logo is shown.
 */
export const colorModeScript = `try{/^(light|dark)?$/.test(localStorage.getItem('theme')??'')||localStorage.removeItem('theme')}catch(e){}`
