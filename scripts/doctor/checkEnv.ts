import { error, type Finding, ok, warning } from './finding';

const CONSOLE = 'Firebase console, Project settings, Your apps';

/** How the console calls the values, and how .env does. */
const names: Record<string, string> = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
};

function checkLine(line: string, number: number): Finding[] {
  const pasted = /^\s*(?:const\s+)?["']?(\w+)["']?\s*[:=]/.exec(line)?.[1] ?? '';
  if (names[pasted])
    return [
      error(`.env, line ${number} is written as in the console.`, `Write ${names[pasted]}=…`),
    ];
  if (/^\s*(#.*)?$|^\s*(export\s+)?VITE_\w+\s*=/.test(line)) return [];
  return [
    error(
      `.env, line ${number} is no setting: ${line.slice(0, 40)}`,
      'Write NAME=value, as in .env.example.',
    ),
  ];
}

/** A pattern that a value must have, and what to do if it hasn't. */
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
    how: `The ID has small letters, digits and hyphens and may differ from the project's name: ${CONSOLE}.`,
    isRequired: true,
  },
  VITE_FIREBASE_API_KEY: {
    pattern: /^AIza[\w-]{35}$/,
    is: 'a key of a web app',
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

/** What is said of a site without an address, by the url of the resume. */
const withoutAddress = (url: string | undefined) =>
  url === ''
    ? 'The resume has no url either, so that links for search engines lead to https://site.invalid.'
    : 'Links for search engines lead to the url in resume.json.';

function checkValue(name: string, value: string | undefined, url: string | undefined): Finding {
  const { pattern, is, how, isRequired } = rules[name]!;
  if (!value || value.startsWith('{')) {
    const what = `${name} is not filled in.`;
    if (isRequired) return error(what, how);
    return name === 'VITE_SITE_URL'
      ? warning(what, `${withoutAddress(url)} ${how}`)
      : ok(`${name} is left to its default.`);
  }
  if (/\bexample\.(com|org)\b/.test(value))
    return error(`${name} is still the sample: ${value}`, how);
  return pattern.test(value)
    ? ok(`${name}: ${value}`)
    : error(`${name} is not ${is}: ${value}`, how);
}

/**
 * Checks the settings: the text of .env, undefined if there is none, and the values from it or from the environment.
 * `url` is that of the resume; undefined if it can't be read.
 */
export function checkEnv(
  text: string | undefined,
  values: Record<string, string | undefined>,
  url?: string,
): Finding[] {
  if (text === undefined && !values.VITE_FIREBASE_PROJECT_ID)
    return [error('There is no .env.', 'Copy .env.example to .env and fill it in.')];
  const lines = (text ?? '').split(/\r?\n/).flatMap((line, index) => checkLine(line, index + 1));
  return [...lines, ...Object.keys(rules).map((name) => checkValue(name, values[name], url))];
}
