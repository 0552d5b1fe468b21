/**
 * The event of the button that copies a sample, with the copied code as its detail, so
 * that others can offer more.
 */
export const sampleCopied = 'copied'
