// What the doctor checks without a network: .env, the resume, the icon and the share image.
import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { type ReadResume, readResume, RESUME_FILE } from '../../src/content/readResume';
import { filledIn } from '../../src/settings';
import { hashSiteImage, readImageHash } from '../images/siteImage';
import { firebase } from '../programs/firebaseJson';
import { checkContrast } from '../theme/checkContrast';
import { readTheme, THEME_FILE } from '../theme/readTheme';
import { checkProject, checkRegion } from './checkProject';
import { error, type Finding, ok, warning } from './finding';

// Only the sample resume contains these.
const SAMPLE = /Your Name|example\.(com|org)/;

/** Lists the texts of a value that are still from the sample, each with its path. */
function findSamples(value: unknown, path: string): string[] {
  if (typeof value === 'string') return SAMPLE.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    findSamples(one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/** Checks the owner's resume and photo, and returns both if they can be read. */
export function checkContent(file = RESUME_FILE): { findings: Finding[]; content?: ReadResume } {
  try {
    const content = readResume(file);
    const { resume, warnings } = content;
    const samples = findSamples(resume, '').map((one) =>
      warning(`Still from the sample: ${one}`, `Write your own in ${file}.`),
    );
    const others = warnings.map((one) => warning(one));
    return { findings: [ok(`${file} is valid.`), ...samples, ...others], content };
  } catch (cause) {
    return { findings: [error((cause as Error).message, 'Correct it, and run this again.')] };
  }
}

/** Checks whether the share image shows the owner. */
export async function checkShare(content: ReadResume, file = 'public/share.png'): Promise<Finding> {
  const how = 'Run: npm run images';
  try {
    const hash = await readImageHash(await readFile(file));
    if (hash === undefined) return ok(`${file} is an image of your own.`);
    return hash === (await hashSiteImage(content))
      ? ok(`${file} matches your resume and photo.`)
      : warning(`${file} shows another name, text or photo than your resume.`, how);
  } catch {
    return warning(`${file} is missing or not an image.`, how);
  }
}

/** Checks whether the icon is the owner's. */
export async function checkIcon(file = 'public/favicon.svg'): Promise<Finding> {
  const svg = await readFile(file, 'utf8').catch(() => '');
  if (!svg.includes('<svg')) return warning(`${file} is missing or not an image.`, 'Add an SVG.');
  return svg.includes('The icon of the sample')
    ? warning(`Still from the sample: ${file}`, 'Replace it, then run: npm run images')
    : ok(`${file} is an icon of your own.`);
}

/** Checks the contrast of the theme's colours. */
export function checkTheme(folder?: string): Finding[] {
  const weak = checkContrast(readTheme(folder));
  return weak.length > 0
    ? weak.map((one) => warning(one, 'Change one of the two colours.'))
    : [ok(`The colours in ${THEME_FILE} have enough contrast.`)];
}

const CONSOLE = 'Firebase console, Project settings, Your apps';

interface Rule {
  pattern: RegExp;
  is: string;
  how: string;
  isRequired?: boolean;
}

const rules: Record<string, Rule> = {
  VITE_FIREBASE_PROJECT_ID: {
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    is: 'a project ID',
    how: `The ID has lowercase letters, digits and hyphens and may differ from the project's name: ${CONSOLE}.`,
    isRequired: true,
  },
  VITE_FIREBASE_API_KEY: {
    pattern: /^AIza[\w-]{35}$/,
    is: 'the key of a web app',
    how: `It begins with AIza: ${CONSOLE}. If there is none, register a web app.`,
    isRequired: true,
  },
  VITE_FIREBASE_APP_ID: {
    pattern: /^1:\d+:web:\w+$/,
    is: 'the ID of a web app',
    how: `It looks like 1:123456:web:abcdef: ${CONSOLE}. If there is none, register a web app.`,
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    is: 'a domain',
    how: 'Write it without https:// and without a path, such as my-project.firebaseapp.com.',
  },
  VITE_SITE_URL: {
    pattern: /^https:\/\/[^/?#\s]+\/?$/,
    is: 'the address of a site',
    how: 'Write it with https:// and without a path, such as https://my-project.web.app.',
  },
};

function checkLine(line: string, number: number): Finding[] {
  const pasted = /^\s*(?:const\s+)?["']?(\w+)["']?\s*[:=]/.exec(line)?.[1] ?? '';
  // The console calls VITE_FIREBASE_API_KEY apiKey.
  const name = `VITE_FIREBASE_${pasted.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
  if (name in rules)
    return [error(`.env, line ${number} is code from the console.`, `Write ${name}=…`)];
  if (/^\s*(#.*)?$|^\s*(export\s+)?VITE_\w+\s*=/.test(line)) return [];
  // Doesn't quote the line, which may be a secret.
  return [error(`.env, line ${number} is not a setting.`, 'Write NAME=value, as in .env.example.')];
}

function checkEmpty(name: string, { how, isRequired }: Rule, resumeUrl?: string): Finding {
  if (isRequired) return error(`${name} is not filled in.`, how);
  if (name !== 'VITE_SITE_URL') return ok(`${name} has its default value.`);
  const leadTo = resumeUrl === '' ? 'https://site.invalid' : 'the url in resume.json';
  return warning(`${name} is not filled in.`, `Links for search engines lead to ${leadTo}. ${how}`);
}

function checkValue(name: string, value: string, { pattern, is, how }: Rule): Finding {
  if (SAMPLE.test(value)) return error(`${name} is still the sample.`, how);
  // Doesn't print a wrong value, which may be a secret.
  return pattern.test(value) ? ok(`${name}: ${value}`) : error(`${name} is not ${is}.`, how);
}

/** Checks the text of .env, undefined if there is no such file, and the values from it and from the environment. */
export function checkEnv(
  text: string | undefined,
  values: Record<string, string | undefined>,
  resumeUrl?: string,
): Finding[] {
  if (text === undefined && !values.VITE_FIREBASE_PROJECT_ID)
    return [error('There is no .env.', 'Copy .env.example to .env and fill it in.')];
  const bom = text?.startsWith('\uFEFF')
    ? [error('.env begins with an invisible mark (BOM).', 'Save it as UTF-8 without BOM.')]
    : [];
  const lines = (text ?? '').split(/\r?\n/).flatMap((line, index) => checkLine(line, index + 1));
  const settings = Object.entries(rules).map(([name, rule]) => {
    const value = filledIn(values[name]);
    return value ? checkValue(name, value, rule) : checkEmpty(name, rule, resumeUrl);
  });
  const isValid = settings.every(({ level }) => level !== 'error');
  return [...bom, ...lines, ...settings, ...(isValid ? checkProject(values) : [])];
}

/** Checks everything that an owner sets up in files. */
export async function checkSettings(): Promise<Finding[]> {
  const text = await readFile('.env', 'utf8').catch(() => undefined);
  const { findings, content } = checkContent();
  return [
    ...findings,
    ...(content ? [await checkShare(content)] : []),
    await checkIcon(),
    ...checkTheme(),
    ...checkEnv(text, loadEnv('production', '.'), content?.resume.basics.url),
    ...checkRegion(firebase.firestore.location),
  ];
}
