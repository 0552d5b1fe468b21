import { describe, expect, it } from 'vitest'
import { compileComponent } from './components'

const compile = async (file: string, text: string) =>
  (await compileComponent(file, text))?.contents

describe('compileComponent', () => {
  it('leaves other files to esbuild', async () => {
    expect(await compile('src/Picker.tsx', 'const a = 1')).toBeUndefined()
  })

  it('compiles a template into the setup of a Vue component', async () => {
    const text = `<script setup lang="ts">
const { max = 1 } = defineProps<{ max?: number }>()
</script>
<template><b>{{ max }}</b></template>`
    const code = await compile('Picker.vue', text)
    expect(code).toContain('_createElementBlock("b"')
    expect(code).toContain('export default component')
  })

  it('adds a template and scoped styles to a Vue component with options', async () => {
    const text = `<script>
export default { data: () => ({ max: 1 }) }
</script>
<template><b>{{ max }}</b></template>
<style scoped>b { color: red }</style>`
    const code = String(await compile('Picker.vue', text))
    expect(code).toContain('Object.assign(component, { render })')
    const [, id] = /__scopeId: '(data-v-\w+)'/.exec(code) ?? []
    expect(code).toContain(`b[${id}] {`)
  })

  it('compiles Svelte components, and modules with runes', async () => {
    expect(await compile('A.svelte', '<b>{1 + 1}</b>')).toContain(
      'svelte/internal/client',
    )
    const code = await compile(
      'A.svelte.cy.ts',
      'const props: { max: number } = $state({ max: 3 })\nprops.max = 2',
    )
    expect(code).toContain('$.proxy(')
  })

  it('adds style sheets to the page', async () => {
    expect(await compile('a.css', 'b { color: red }')).toContain(
      'textContent: "b { color: red }"',
    )
  })

  it('gives the classes of a CSS module names of their own', async () => {
    const text = '.price:hover { margin: .5em; background: url(a.svg) }'
    const code = await compile('src/Tag.module.css', text)
    expect(code).toContain('.Tag_price:hover { margin: .5em; ')
    expect(code).toContain('url(a.svg)')
    expect(code).toContain('export default {"price":"Tag_price"}')
  })

  it('throws what a compiler has against a component', async () => {
    await expect(compile('A.svelte', '<b>')).rejects.toThrow('left open')
  })
})
