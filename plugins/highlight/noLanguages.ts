// Replaces @docusaurus/theme-classic prism-include-languages (3.10.2). Change:
// it adds none, because samples are colored while the site is built.
export {}
