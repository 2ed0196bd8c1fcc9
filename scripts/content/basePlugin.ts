import { loadEnv, type Plugin } from 'vite';
import { sitePath } from '../../src/settings.ts';

/** Builds the site for the path of its address. */
export const basePlugin = (): Plugin => ({
  name: 'base',
  apply: 'build',
  config: ({ root = process.cwd() }, { mode }) => ({
    base: sitePath(loadEnv(mode, root).VITE_SITE_URL),
  }),
});
