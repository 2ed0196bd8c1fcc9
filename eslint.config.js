import css from '@eslint/css';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Which folders of src a folder may import from, besides itself. Everything may import routes.ts, settings.ts and `#words`.
const base = ['post', 'firebase', 'messages', 'site'];
const read = [...base, 'pages', 'markdown', 'live'];
const write = [...read, 'reading', 'auth', 'rows'];
const mayImport = {
  content: [],
  languages: [],
  firebase: [],
  messages: ['content'],
  post: [],
  site: ['content', 'messages'],
  pages: ['content', 'messages', 'site'],
  cv: ['content', 'messages', 'site', 'pages'],
  auth: ['firebase', 'messages', 'site'],
  offline: ['post', 'messages'],
  markdown: base,
  live: base,
  reading: read,
  search: [...read, 'reading'],
  list: [...read, 'reading', 'search'],
  converting: ['post', 'markdown'],
  rows: base,
  marks: write,
  history: write,
  drafts: [...write, 'history'],
  pictures: [...write, 'drafts'],
  paste: [...write, 'converting', 'pictures'],
  publishing: [...write, 'content', 'history', 'drafts', 'pictures'],
  details: [...write, 'content', 'history', 'pictures', 'publishing'],
  editor: [...write, 'marks', 'history', 'drafts', 'pictures', 'paste', 'publishing', 'details'],
};
const folders = Object.keys(mayImport).reverse();

// Where letters are no words of the site's language: texts of components, and attributes that are shown or read aloud.
const attribute = 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt)$/]';
const expression = `:matches(JSXElement, JSXFragment, ${attribute}) > JSXExpressionContainer`;
const literalTexts = [
  'JSXText[value=/\\p{L}/u]',
  `${attribute} > Literal[value=/\\p{L}/u]`,
  `${expression} > Literal[value=/\\p{L}/u]`,
  `${expression} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/\\p{L}/u]`,
  `${expression} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
];

export default defineConfig(
  globalIgnores(['dist*', 'test-results']),
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base] },
  {
    files: ['scripts/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'bench/**/*.ts', '*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^(node:)?path(\\/|$)/]',
          message: 'Paths of Windows have backslashes: use pathe.',
        },
        {
          selector:
            'Literal[value=/node_modules\\/\\.bin/], TemplateElement[value.raw=/node_modules\\/\\.bin/]',
          message: 'Windows can’t start it: use findTool().',
        },
      ],
    },
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      // The year of the browsers in package.json. Without the exceptions, a page is as readable.
      'css/use-baseline': [
        'error',
        {
          available: 2023,
          allowAtRules: ['page'],
          allowProperties: [
            'content-visibility',
            'field-sizing',
            'orphans',
            'overflow-anchor',
            'print-color-adjust',
            'resize',
            'text-wrap',
            'widows',
          ],
          allowPropertyValues: { 'break-after': ['avoid'], 'word-break': ['auto-phrase'] },
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': folders.map((type) => ({ type, pattern: `src/${type}` })),
      'boundaries/files': [{ category: 'app', pattern: 'src/{App,main}.tsx' }],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.json'] } },
    },
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalTexts.map((selector) => ({ selector, message: 'Take words from #words.' })),
      ],
      // What scrolls must be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: ['section'], roles: ['group', 'tabpanel'] },
      ],
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: folders.flatMap((type) => {
            const others = folders.filter(
              (other) => other !== type && !mayImport[type].includes(other),
            );
            const from = { element: { type } };
            return [
              { from, disallow: { to: { element: { types: { anyOf: others } } } } },
              { from, disallow: { to: { file: { categories: 'app' } } } },
            ];
          }),
        },
      ],
    },
  },
  // Only developers see it.
  { files: ['src/auth/SampleSignIn.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['tests/unit/**', 'tests/emulator/**'],
    extends: [testingLibrary.configs['flat/react']],
  },
);
