// What the doctor checks of .env, and of what takes its place.
import { readdirSync } from 'node:fs';
import { join } from 'pathe';
import { readUtf8 } from '../programs/readUtf8';
import { filledIn, SITE_URL } from '../../src/settings';
import { checkProject } from './checkProject';
import { error, type Finding, ok, warning } from './finding';
import { listEnvFiles, readEnv, type Setting } from './readEnv';

/** What only the sample's resume and settings contain. */
export const SAMPLE = /Your Name|\/your-name|example\.(com|org)/;

const CONSOLE = 'Firebase console, Project settings, Your apps';

interface Rule {
  pattern: RegExp;
  is: string;
  how: string;
  isRequired?: boolean;
}

/** The form of a project's ID. */
export const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

const rules: Record<string, Rule> = {
  VITE_FIREBASE_PROJECT_ID: {
    pattern: PROJECT_ID,
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
    pattern: new RegExp(`^(?=https:)${SITE_URL.source}`),
    is: 'the address of a site',
    how: 'Write it with https://, such as https://my-project.web.app, or https://name.github.io/portfolio/ on another host.',
  },
};

function checkLine(file: string, line: string, number: number): Finding[] {
  const pasted = /^\s*(?:const\s+)?["']?(\w+)["']?\s*[:=]/.exec(line)?.[1] ?? '';
  // The console calls VITE_FIREBASE_API_KEY apiKey.
  const name = `VITE_FIREBASE_${pasted.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
  if (name in rules)
    return [error(`${file}, line ${number} is code from the console.`, `Write ${name}=…`)];
  if (/^\s*(#.*)?$|^\s*(export\s+)?VITE_\w+\s*=/.test(line)) return [];
  // Doesn't quote the line, which may be a secret.
  return [
    error(`${file}, line ${number} is not a setting.`, 'Write NAME=value, as in .env.example.'),
  ];
}

/** Checks the form of a file of settings. Throws if it is not UTF-8, or begins with a BOM, with which no program finds the first setting. */
function checkFile(folder: string, file: string): Finding[] {
  const text = readUtf8(join(folder, file), file);
  if (text.startsWith('\uFEFF'))
    throw new Error(`${file} begins with an invisible mark (BOM). Save it as UTF-8 without BOM.`);
  return text.split(/\r?\n/).flatMap((line, index) => checkLine(file, line, index + 1));
}

function checkEmpty(
  name: string,
  place: string,
  { how, isRequired }: Rule,
  resumeUrl?: string,
): Finding {
  if (isRequired) return error(`${place} is not filled in.`, how);
  if (name !== 'VITE_SITE_URL') return ok(`${name} has its default value.`);
  const leadTo = resumeUrl === '' ? 'https://site.invalid' : 'the url in the resume';
  return warning(
    `${place} is not filled in.`,
    `Links for search engines lead to ${leadTo}. ${how}`,
  );
}

function checkValue({ value = '', place }: Setting, { pattern, is, how }: Rule): Finding {
  if (SAMPLE.test(value)) return error(`${place} is still the sample.`, how);
  // Doesn't print a wrong value, which may be a secret.
  return pattern.test(value) ? ok(`${place} is ${value}`) : error(`${place} is not ${is}.`, how);
}

/** Checks files that an editor has given another name. */
const checkNames = (folder: string, isAlone: boolean): Finding[] =>
  readdirSync(folder)
    .filter((name) => /^env$|^\.?env[\w.]*\.txt$/i.test(name))
    .map((name) =>
      (isAlone ? error : warning)(
        `${name} is not read: settings are in .env.`,
        isAlone
          ? 'Rename it to .env. Windows shows the ending .txt with “File name extensions” in Explorer’s View.'
          : 'Move what it has into .env, and delete it.',
      ),
    );

// What only the blog needs.
const WEB_APP = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID', 'VITE_FIREBASE_AUTH_DOMAIN'];

/** The settings of a portfolio alone. */
export const NO_BLOG: Finding = ok(
  'No web app of Firebase is filled in, so the site is a portfolio without a blog. npm run setup adds the blog.',
);

/** Checks the settings in a folder, as the build reads them from its files and from the environment. */
export function checkEnv(folder: string, resumeUrl?: string): Finding[] {
  const files = listEnvFiles(folder);
  const isAlone = files.length === 0 && process.env.VITE_FIREBASE_PROJECT_ID === undefined;
  const forms = [
    ...checkNames(folder, isAlone),
    ...files.flatMap((file) => checkFile(folder, file)),
  ];
  const find = readEnv(folder);
  const hasBlog = WEB_APP.some((name) => filledIn(find(name).value));
  const settings = Object.entries(rules).flatMap(([name, rule]) => {
    const { value, place } = find(name);
    if (filledIn(value)) return checkValue({ value, place }, rule);
    // A portfolio on Firebase Hosting needs the project alone.
    const isUnused = !hasBlog && name !== 'VITE_SITE_URL';
    return isUnused ? [] : checkEmpty(name, place, rule, resumeUrl);
  });
  if (!hasBlog) settings.push(NO_BLOG);
  const isValid = settings.every(({ level }) => level !== 'error');
  return [...forms, ...settings, ...(isValid && hasBlog ? checkProject(find) : [])];
}
