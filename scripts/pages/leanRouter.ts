import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site doesn't use of React Router: its components count as side effects of their
 * module. It also comes with warnings for developers, for which its production build has a flag.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/ },
    handler: (code) =>
      code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(forwardRef|memo|createContext)\()/g, '= /* #__PURE__ */ '),
  },
});
