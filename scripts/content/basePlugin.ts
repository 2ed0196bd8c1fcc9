import { loadEnv, type Plugin } from 'vite';
import { editionsPlugin } from '../editions/editionsPlugin.ts';
import { ownTag, toEditionPath } from './edition.ts';
import { sitePath } from '../../src/settings.ts';

/** Builds the site for the path of its address, and an edition for its part of that. */
export const basePlugin = (): Plugin[] => [
  {
    name: 'base',
    config: ({ root = process.cwd() }, { mode, command }) => {
      const site = command === 'build' ? sitePath(loadEnv(mode, root).VITE_SITE_URL) : '/';
      return { base: site.slice(0, -1) + toEditionPath(ownTag()) + '/' };
    },
  },
  editionsPlugin(),
];
