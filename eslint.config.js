import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Imports run one way: main > App > pages, blog > auth > layout, firebase; content is everyone's.
const mayNotImport = {
  firebase: ['auth', 'blog', 'layout', 'pages', 'content'],
  auth: ['blog', 'pages'],
  layout: ['auth', 'blog', 'firebase', 'pages'],
  pages: ['blog', 'auth', 'firebase'],
  content: ['firebase', 'auth', 'blog', 'layout', 'pages'],
};

export default defineConfig(
  globalIgnores(['dist*', 'test-results']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: { allowDefaultProject: ['eslint.config.js'] } },
    },
    rules: {
      // A field left out of a copy is named so that it is seen to be left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.{js,cjs,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
  },
  ...Object.entries(mayNotImport).map(([folder, others]) => ({
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: others.map((other) => ({ group: [`../${other}/*`] })) },
      ],
    },
  })),
);
