// Replaces @docusaurus/theme-classic prism-include-languages (3.10.2). Change:
// adds no languages, because samples are highlighted during the build.
export {}
