import type { Plugin } from 'vite';
import { splitAtAddresses } from '#every-script';
import type { Resume } from '../../src/content/resume.ts';
import { readResume } from './readResume.ts';

/** Writes an expression that finds the addresses in the owner's words, as `splitAtAddresses` does. */
export function toAddressPattern(resume: Resume): string {
  const all: string[] = [];
  JSON.stringify(resume, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    all.push(...splitAtAddresses(value).filter((_part, i) => i % 2 === 1));
    return value;
  });
  // An address may be the beginning of another.
  const longestFirst = [...new Set(all)].sort((a, b) => b.length - a.length);
  const sources = longestFirst.map((address) => address.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return `(${sources.join('|') || '(?!)'})`;
}

/** Replaces splitAtAddresses.ts in a build with the addresses in the owner's words, so that no browser loads the rule for them. */
export const addressesPlugin = (): Plugin => ({
  name: 'addresses',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/pages\/splitAtAddresses\.ts$/ },
    handler() {
      const pattern = JSON.stringify(toAddressPattern(readResume().resume));
      return `const pattern = new RegExp(${pattern});
        export const splitAtAddresses = (text) => text.split(pattern);`;
    },
  },
});
