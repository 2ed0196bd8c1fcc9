import css from '@eslint/css';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundedExpressions } from './scripts/lint/boundedExpressions.mjs';
import { linearExpressions } from './scripts/lint/linearExpressions.mjs';

// Which folders of src a folder may import from, besides itself. Everything may import addresses.ts, routes.ts, settings.ts and `#words`.
const common = ['post', 'firebase', 'base', 'site'];
const read = [...common, 'pages', 'markdown', 'live'];
const write = [...read, 'reading', 'auth', 'rows'];
const mayImport = {
  content: [],
  words: [],
  firebase: ['base'],
  base: ['content'],
  post: ['firebase'],
  site: ['content', 'base'],
  pages: ['content', 'base', 'site'],
  cv: ['content', 'base', 'site', 'pages'],
  auth: ['firebase', 'base', 'site'],
  offline: ['post', 'base', 'search'],
  markdown: common,
  live: common,
  series: read,
  editions: ['content', 'base', 'post'],
  translations: [...read, 'content', 'editions'],
  reading: [...read, 'content', 'series', 'translations'],
  search: [...read, 'reading'],
  list: [...read, 'series', 'reading', 'search'],
  projects: [...read, 'content', 'cv', 'reading', 'list'],
  rows: common,
  demo: ['firebase', 'post', 'base', 'site', 'auth', 'drafts'],
  toolbar: write,
  versions: write,
  scheduling: common,
  sharing: [...write, 'versions'],
  drafts: [...write, 'versions', 'sharing', 'scheduling'],
  pictures: [...write, 'drafts'],
  pasting: [...write, 'pictures'],
  publishing: [...write, 'content', 'versions', 'drafts', 'pictures'],
  'form/details': [
    ...write,
    'content',
    'versions',
    'drafts',
    'pictures',
    'publishing',
    'scheduling',
  ],
  form: [
    ...write,
    'toolbar',
    'versions',
    'sharing',
    'scheduling',
    'drafts',
    'pictures',
    'pasting',
    'publishing',
    'form/details',
  ],
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

const texts = literalTexts.map((selector) => ({ selector, message: 'Take words from #words.' }));

// What would make HTML of the words of a post.
const htmlStrings = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe)$/]',
  'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]',
].map((selector) => ({ selector, message: 'Words are never HTML: see SECURITY.md.' }));

// What src/addresses.ts makes: without the base, addresses of a site under a path would lead to another site of the host.
const paths = [
  'Literal[value=/^\\u002F/]',
  'TemplateLiteral[quasis.0.value.raw=/^\\u002F/]',
  'Identifier[name=/^(path|SHELL)$|Path$|_FILE$|_PDF$/]',
  'CallExpression[callee.name=/^to\\w*Path$/]',
];
const ofElement = 'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute';
const addressed = [
  `${ofElement}[name.name=/^(href|src|srcSet|action|poster)$/]`,
  'Property[key.name=/^(href|start_url|scope|\\w*[uU]rl|icon|favicon)$/]',
  'CallExpression[callee.name=/^(fetch|escapeXml)$/]',
  'CallExpression[callee.property.name=/^(register|assign|sendBeacon|pushState|replaceState)$/]',
  'CallExpression[callee.property.name="replace"][callee.object.name="location"]',
  'NewExpression[callee.name=/^(Request|URL|Worker|EventSource)$/]',
].join(', ');
const within = ':matches(BinaryExpression, ConditionalExpression, LogicalExpression)';
const rootPaths = [
  ...['', '> JSXExpressionContainer', `> ${within}`, `> JSXExpressionContainer > ${within}`].map(
    (way) => `:matches(${addressed}) ${way} > :matches(${paths.join(', ')})`,
  ),
  `${ofElement}[name.name=/^src/] :matches(Identifier[name="src"], MemberExpression[property.name=/^src/]):not(:matches(CallExpression, MemberExpression) > *)`,
  'JSXOpeningElement[name.name="img"] > JSXSpreadAttribute:not([argument.callee.name="withHrefs"])',
  // HTML, CSS and XML that are written as texts.
  ...['Literal[value', 'TemplateElement[value.raw'].map(
    (text) =>
      `${text}=/(\\b(href|src|srcset|action)=["']?|url\\(["']?|<(loc|id|icon|uri)>)\\u002F(?!\\u002F)/]`,
  ),
].map((selector) => ({ selector, message: 'Make an address of the path: see src/addresses.ts.' }));

const onWindows = [
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?path(\\/|$)/]',
    message: 'Paths of Windows have backslashes: use pathe.',
  },
  {
    selector:
      'Literal[value=/node_modules\\/\\.bin/], TemplateElement[value.raw=/node_modules\\/\\.bin/]',
    message: 'Windows can’t start it: use findTool().',
  },
];

const packagesByName = { regex: '/packages/', message: 'Import a package by its name: #name.' };

const nothingOfTheLab = { regex: '/lab/', message: 'The lab measures all, and nothing needs it.' };

const boundarySettings = {
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'import/resolver': { node: { extensions: ['.ts', '.tsx', '.json'] } },
};

export default defineConfig(
  globalIgnores(['dist*', 'test-results']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    rules: {
      'no-restricted-imports': ['error', { patterns: [packagesByName] }],
    },
  },
  {
    files: ['{src,packages,scripts}/**/*.{ts,tsx,mjs}'],
    ignores: ['packages/*/tests/**'],
    plugins: { time: { rules: { 'linear-expressions': linearExpressions } } },
    rules: {
      'time/linear-expressions': ['error', Object.values(boundedExpressions).flat().map(String)],
    },
  },
  {
    files: ['{packages,scripts}/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'lab/**/*.{ts,tsx}', '*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onWindows] },
  },
  {
    files: ['scripts/{browser,content,editions,feeds,pages}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...onWindows, ...rootPaths] },
  },
  {
    files: ['packages/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      ...boundarySettings,
      'boundaries/elements': [{ type: 'package', pattern: 'packages/*', capture: ['name'] }],
      // Other packages, unlike `#words/…`.
      'boundaries/flag-as-external': { customSourcePatterns: ['#*'] },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          message:
            'A package imports nothing of the site, and other packages by their names: #name.',
          policies: [
            {
              from: { element: { type: 'package' } },
              allow: {
                to: {
                  element: { type: 'package', captured: { name: '{{ from.captured.name }}' } },
                },
              },
            },
          ],
        },
      ],
    },
  },
  // Packages that run in browsers.
  {
    files: ['packages/*-markdown/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...htmlStrings] },
  },
  {
    files: ['{src,scripts,packages,tests}/**/*.{ts,tsx,mjs}', '*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [packagesByName, nothingOfTheLab] }],
    },
  },
  {
    files: ['lab/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            packagesByName,
            { regex: '\\.(test|spec)$', message: 'Only what tests share.' },
          ],
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
      // As the browsers in package.json. Without the exceptions, a page is as readable.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Selector:has(> PseudoClassSelector[name="has"] ~ Combinator)',
          message:
            'Each key in the form would style anew what comes after :has(). Set a custom property instead.',
        },
      ],
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
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
      ...boundarySettings,
      'boundaries/elements': folders.map((type) => ({ type, pattern: `src/${type}` })),
      'boundaries/files': [{ category: 'app', pattern: 'src/{App,main}.tsx' }],
    },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(scripts|tests|lab)/',
              message: 'The site imports nothing of what builds, tests or measures it.',
            },
            {
              regex: '^#(any-resume|old-blogs)$',
              allowTypeImports: true,
              message: 'It runs in Node only.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...texts, ...htmlStrings, ...rootPaths],
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
    files: ['tests/unit/**', 'tests/emulator/**', 'packages/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
);
