import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const SEARCHED = 'Elements are reached by bind:this or an attachment.'

export default defineConfig(
  { ignores: ['src/protocol.ts'] },
  js.configs.recommended,
  {
    files: ['src/**/*.ts', 'tests/**', 'vite.config.ts'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // The types of components are checked by svelte-check, which knows those of their markup.
    files: ['src/**/*.svelte'],
    extends: [ts.configs.strict, svelte.configs.recommended],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/no-useless-mustaches': 'off', // a space that must stay is written so
      'svelte/require-each-key': 'off', // without one, lists whose entries never move are changed in place
    },
  },
  {
    files: ['src/**', 'tests/**'],
    rules: {
      // The compiler takes every index for one that may have nothing there; `!` says that it has.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': [
        'error',
        ...['querySelector', 'querySelectorAll'].map((property) => ({
          object: 'document',
          property,
          message: SEARCHED,
        })),
      ],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  { files: ['scripts/**'], languageOptions: { globals: globals.node } },
)
