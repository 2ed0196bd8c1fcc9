import { loadEnv, type Plugin } from 'vite';
import { isAddress } from '#every-script';
import { filledIn, sitePath } from '../../src/settings.ts';
import { readResume } from './readResume.ts';

const NAMES = 'BASE|toHref|fromHref|withHrefs|toCacheName|ownCaches';
const IMPORT = /^import \{[^}]*\} from '(?:\.\.?\/)+addresses';\n/m;
const USES = new RegExp(`\\b(?:${NAMES})\\(| basename=\\{BASE\\}`, 'g');
const LEFT = new RegExp(`\\b(?:${NAMES})\\b`);

const takeOut = (use: string) => (use.endsWith('(') ? '(' : '');

/** Takes src/addresses.ts out of a module: at the root of a host, each function there gives back what it is given. */
export function withoutBase(code: string): string {
  const rooted = code.replaceAll(USES, takeOut);
  const all = rooted.replace(IMPORT, '');
  return LEFT.test(all) ? rooted : all;
}

/** Builds the site for the path of its address. One at the root of its host loads nothing for that. */
export function basePlugin(): Plugin {
  let address = '';
  return {
    name: 'base',
    apply: 'build',
    enforce: 'pre',
    config({ root = process.cwd() }, { mode }) {
      const written = loadEnv(mode, root).VITE_SITE_URL;
      // As in src/site/absoluteUrl.ts.
      address = filledIn(written) ?? readResume().resume.basics.url;
      return { base: sitePath(written) };
    },
    transform: {
      filter: { id: /\/src\/(?!addresses).*\.tsx?$/ },
      handler(code) {
        const rooted = this.environment.config.base === '/' ? withoutBase(code) : code;
        const hasPath = isAddress(address) && new URL(address).pathname !== '/';
        return hasPath ? rooted : rooted.replaceAll(/\binSite\(/g, takeOut);
      },
    },
  };
}
