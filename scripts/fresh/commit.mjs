// Plain JavaScript without packages, so that scripts/checkCommit.mjs runs where nothing is installed.
import { existsSync, readFileSync } from 'node:fs';
import { fetchWithTimeout } from './changesSince.mjs';

/** The file on the site that names the commit it was built from. */
export const BUILD_FILE = 'build.json';

/** Adds the settings in .env to the environment. */
export function loadSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** An environment variable; undefined if it is empty or a placeholder of .env.example. */
export function setting(name) {
  const value = process.env[name];
  return value && !value.startsWith('{') ? value : undefined;
}

/** The addresses that the resume names. This runs without packages, so YAML is read by its lines. */
function readUrls() {
  const file = 'src/content/resume.json';
  if (existsSync(file)) {
    const { basics } = JSON.parse(readFileSync(file, 'utf8').trim());
    return [basics?.url, basics?.website];
  }
  const yaml = ['yaml', 'yml'].map((end) => `src/content/resume.${end}`).find(existsSync);
  const text = yaml ? readFileSync(yaml, 'utf8') : '';
  return [/^ +(?:url|website): *["']?([^\s"']+)/m.exec(text)?.[1]];
}

/** The address of the site, as in src/base/absoluteUrl.ts. Throws if it is not filled in. */
export function siteAddress() {
  const written = readUrls().map((one) => String(one ?? '').trim());
  // As packages/any-resume/fields/toAddress.ts completes it.
  const url = written.find(Boolean)?.replace(/^(?=[\w-]+(\.[\w-]+)+(\/|$))/, 'https://');
  const site = setting('VITE_SITE_URL') ?? url;
  if (!/^https?:/.test(site ?? '')) throw new Error('VITE_SITE_URL is not filled in.');
  return site;
}

/** The address of a file of a site, which may begin in a folder of its host. */
export const toFileUrl = (site, name) => new URL(name, site.replace(/\/?$/, '/')).href;

/**
 * Reads the commit that the live site was built from, its date, and whether files had been changed since; undefined if it
 * doesn't say. Throws if the site does not answer.
 */
export async function readLiveBuild(site) {
  const answer = await fetchWithTimeout(toFileUrl(site, BUILD_FILE));
  return answer.ok ? await answer.json().catch(() => undefined) : undefined;
}
