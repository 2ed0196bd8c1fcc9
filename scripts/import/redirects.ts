import { writeFile } from 'node:fs/promises';
import { normalizeAddress } from '#old-blogs';
import { join } from 'pathe';
import { format } from 'prettier';
import { routes } from '../../src/routes';
import { readFirebase } from '../programs/firebaseJson';

// What has a meaning in Hosting's patterns.
const PATTERN = /[*?[\](){}!+@|\\:]/;

/** An old address, and the path of the post that it leads to. */
export type Redirect = [from: string, to: string];

/** Why an old address can't be redirected; undefined if it can. */
export function explainAddress(address: string): string | undefined {
  const path = normalizeAddress(address);
  if (path === '' || routes.some((route) => route.path === path))
    return `its old address ${address} is a page of this site`;
  return PATTERN.test(path) ? `its old address ${address} can’t be redirected` : undefined;
}

/** Adds redirects to the settings of Firebase Hosting, after its own. Those of the same addresses stay. Returns how many are new, and which addresses lead elsewhere. */
export async function addRedirects(
  redirects: Redirect[],
  isDryRun: boolean,
  folder = '.',
): Promise<{ count: number; conflicts: string[] }> {
  const config = readFirebase(folder);
  const destinations = new Map<string | undefined, string>(
    config.hosting.redirects.map(({ source, destination }) => [source, destination] as const),
  );
  const conflicts: string[] = [];
  let count = 0;
  for (const [from, destination] of redirects) {
    const path = normalizeAddress(from);
    // A browser sends other letters encoded.
    for (const source of new Set([path, encodeURI(path)])) {
      const pattern = `${source}{,/}`;
      const other = destinations.get(pattern);
      if (other !== undefined && other !== destination)
        conflicts.push(`${source} leads to ${other}, not to ${destination}`);
      if (other !== undefined) continue;
      destinations.set(pattern, destination);
      config.hosting.redirects.push({ source: pattern, destination, type: 301 });
      count++;
    }
  }
  // As it was, but for the new lines.
  if (count > 0 && !isDryRun)
    await writeFile(
      join(folder, 'firebase.json'),
      await format(JSON.stringify(config, null, 2), { parser: 'json', printWidth: 100 }),
    );
  return { count, conflicts };
}
