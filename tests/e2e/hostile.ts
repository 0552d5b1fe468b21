/** What every attack calls. Tests define this function and expect no calls. */
const call = 'hacked()'

const pieces = [
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<iframe src=javascript:parent.${call}>`,
  `<a href="javascript:${call}">a</a>`,
  `javascript:${call}`,
  `JaVaScRiPt:${call}//`,
  `data:text/html,<script>${call}</script>`,
  `" onfocus=${call} autofocus x="`,
  `' onmouseover='${call}`,
  `"><details open ontoggle=${call}>`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `');${call}//`,
  `\\u003cscript\\u003e${call}`,
  `&lt;img src=x onerror=${call}&gt;`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `<math><mtext><img src=x onerror=${call}>`,
  `<template><img src=x onerror=${call}></template>`,
  `<style>*{background:url(javascript:${call})}</style>`,
  `<base href=//a.example>`,
  `<meta http-equiv=refresh content=0;url=//a.example>`,
  `<!--><img src=x onerror=${call}>-->`,
  `]]><script>${call}</script>`,
  '__proto__',
  'constructor',
  '//a.example',
  '../../..',
  '%E0%A4%A',
  '%00',
  '\u0000',
  '\u202e',
  '🪴',
  'é',
  '%',
  '#',
  '?',
  '&',
  ' ',
  '"',
  "'",
  '<',
  '>',
  '\n',
  'x'.repeat(2000),
]

/** Like `Math.random`, but seeded, so runs are repeatable: Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Strings that attack a page: each piece on its own, then random combinations. */
export function hostileTexts(count: number, seed: number): string[] {
  const random = randomFrom(seed)
  const pick = () => pieces[Math.floor(random() * pieces.length)] ?? ''
  return Array.from({ length: count }, (_, index) =>
    index < pieces.length
      ? (pieces[index] ?? '')
      : Array.from({ length: 1 + Math.floor(random() * 4) }, pick).join(''),
  )
}
