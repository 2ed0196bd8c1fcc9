import type { Plugin } from 'vite';

/** What is replaced in React Router's code, and by what. */
const REPLACEMENTS: [what: RegExp, by: string][] = [
  // Its production build has this flag for warnings to developers.
  [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
  // These count as side effects of the module: the bundler would keep each component that they are about.
  [/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, ''],
  [/= (?=React\d*\.(forwardRef|memo|createContext)\()/g, '= /* #__PURE__ */ '],
  // Only a data router (createBrowserRouter) has such options and routes.
  [/, dataRouterOpts\) \{/g, ') { const dataRouterOpts = undefined;'],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  // They report developers' mistakes, and still do so in `vite` and in the tests.
  [/^function (invariant|warning)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&'],
];

function replace(code: string, [what, by]: (typeof REPLACEMENTS)[number]): string {
  const replaced = code.replace(what, by);
  if (replaced === code) throw new Error(`React Router’s code has no ${what} any more.`);
  return replaced;
}

/**
 * Lets the bundler leave out what the site doesn't use of React Router, so that in a build a data router no longer works.
 * Throws if a new release is written otherwise.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    // The file of its components; the others have nothing that the site uses.
    filter: {
      id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
      code: 'function useRoutesImpl(',
    },
    handler: (code) => REPLACEMENTS.reduce(replace, code),
  },
});
