/**
 * A script that replaces an unknown color mode, in storage or in the address, after
 * the theme's own script has accepted it. The logo is hidden unless the mode is
 * light or dark.
 */
export const colorModeScript = `(function(d,s){if(/^(light|dark)$/.test(d.theme))return;try{s=localStorage.getItem('theme');/^(light|dark)?$/.test(s||'')||localStorage.removeItem('theme')}catch(e){}d.theme=d.themeChoice=s=='dark'?s:'light'})(document.documentElement.dataset)`
