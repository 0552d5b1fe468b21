import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

// The rules that need types aren't here: they take four times as long, and a
// cached result would be wrong as soon as another file changes a type.
export default defineConfig(
  globalIgnores([
    '.cache/',
    '.docusaurus*/',
    '.fixture-builds/',
    'build/',
    // What other packages declare, `any` included.
    'content/samples/ambient/',
    // The mistakes in them are what tests look for.
    'content/**/fixtures/',
  ]),
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Ours all mean "do nothing": a listener nobody needs, a rejection that
      // may be ignored, a method that an interface asks for.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          // A position that has to be filled is named `_`; destructuring next
          // to a rest is how a property is left out.
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    files: ['plugins/search/engine/*.ts'],
    // It reads typed arrays in loops that run on every key press. Their indices
    // come from the index itself, and a check of each would cost time.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Not the tests: Playwright's fixtures call a function named `use`.
    files: ['{plugins,src}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
)
