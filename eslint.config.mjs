import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

// No rules that need types: they take four times as long, and cached results would
// be wrong when a type in another file changes.
export default defineConfig(
  globalIgnores([
    '.cache/',
    '.docusaurus*/',
    '.fixture-builds/',
    'build/',
    // Declarations copied from other packages, including `any`.
    'content/samples/ambient/',
    // Contain mistakes on purpose, for tests.
    'content/**/fixtures/',
    'fernhill/**/dist/',
  ]),
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Ours are intentional: an unused listener, a rejection that can be ignored,
      // a method that an interface requires.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          // `_` fills a position. Destructuring before a rest element omits
          // properties.
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    files: ['plugins/search/engine/*.ts'],
    // It reads typed arrays in loops that run on every key press. The positions
    // come from the index itself, and checking each one would be slow.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['fernhill/**/*.{ts,tsx}'],
    // Cypress declares its types in a namespace, so additions have to as well.
    rules: {
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
    },
  },
  {
    files: ['fernhill/variants/svelte/cypress/support/component.ts'],
    // Stands for the exports and bindings of every component.
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // Not for tests, because Playwright fixtures call a function named `use`.
    files: ['{plugins,src}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['fernhill/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // The other rules are about the React Compiler, which the shop doesn't use.
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
)
