/** Takes the place of the script in `restore.ts`, which only has to be in the HTML. */
export const restoreSidebar = ''
