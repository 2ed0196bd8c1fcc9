// The files by which Netlify, Cloudflare Pages and GitLab Pages take headers and redirects, made of firebase.json.
import type { readFirebase } from '../programs/firebaseJson';

type Hosting = ReturnType<typeof readFirebase>['hosting'];

interface Rule {
  source: string;
  destination: string;
  status: number;
}

// What those hosts have no form for: patterns other than a rest at the end.
const PATTERN = /[[\](){}?!+@|\\:]|\*(?!$)/;

/** Writes the paths out that a pattern of firebase.json stands for, with `*` for any rest. None if there is no such form. */
function writeOut(source: string): string[] {
  const [group, either, or] = /@\(([^()]*)\)|\{([^{}]*)\}/.exec(source) ?? [];
  if (group)
    return (either?.split('|') ?? or!.split(',')).flatMap((part) =>
      writeOut(source.replace(group, () => part)),
    );
  const path = source.replace(/^(\/?)\*\*$/, '/*').replace(/\/\*\*$/, '/*');
  return path.startsWith('/') && !PATTERN.test(path) ? [path] : [];
}

/** Firebase's own pages, which no other host has. */
const isFirebase = ({ source }: { source: string }) => source.startsWith('/__/');

/**
 * Makes the file `_headers`. Hosts disagree on a header that two rules give, so each has one value for all paths: of one that
 * depends on the path, what its values have in common.
 */
export function headersFile(base: string, { headers }: Hosting): string {
  const rules = headers.filter((rule) => !isFirebase(rule));
  const isForAll = ({ source }: { source: string }) => source === '**';
  const ofAll = rules.filter(isForAll).flatMap((rule) => rule.headers);
  const toLine = ({ key, value }: { key: string; value: string }) => {
    const same = rules.flatMap((rule) => rule.headers).filter((header) => header.key === key);
    const parts = value
      .split('; ')
      .filter((part) => same.every((header) => header.value.split('; ').includes(part)));
    return parts.length > 0 ? [`  ${key}: ${parts.join('; ')}`] : [];
  };
  const others = rules
    .filter((rule) => !isForAll(rule))
    .flatMap(({ source, headers: own }) => {
      const lines = own
        .filter(({ key }) => !ofAll.some((header) => header.key === key))
        .flatMap(toLine);
      return lines.length > 0 ? writeOut(source).flatMap((path) => [base + path, ...lines]) : [];
    });
  return `${[`${base}/*`, ...ofAll.flatMap(toLine), ...others].join('\n')}\n`;
}

// The path of an edition, as the destination of a regular expression has it.
const EDITION = /^\/:1(?=\/)/;

/** Lists redirects from a path. An edition has those, too, that firebase.json leads to the same page of it by a regular expression. */
function listRedirects({ redirects }: Hosting, editions: string[]) {
  const rules: Rule[] = [];
  const left: string[] = [];
  const inEditions = new Set<string>();
  for (const { source, regex, destination, type: status } of redirects)
    if (source !== undefined) rules.push({ source, destination, status });
    else if (EDITION.test(destination)) inEditions.add(destination.replace(EDITION, ''));
    else left.push(regex);
  const ofEditions = editions.flatMap((edition) =>
    rules
      .filter(({ destination }) => inEditions.has(destination))
      .map(({ source, destination, status }) => ({
        source: edition + source,
        destination: edition + destination,
        status,
      })),
  );
  return { rules: [...rules, ...ofEditions], left };
}

/** Makes the file `_redirects`; `editions` are the paths of those that are not the first. Returns the patterns, too, that have no form in it. */
export function redirectsFile(base: string, hosting: Hosting, editions: string[] = []) {
  const redirects = listRedirects(hosting, editions);
  const rules: Rule[] = [
    ...redirects.rules,
    // By the address without .html, to which some hosts would redirect.
    ...hosting.rewrites.map(({ source, destination }) => ({
      source,
      destination: destination.replace(/\.html$/, ''),
      status: 200,
    })),
  ].filter((rule) => !isFirebase(rule) && rule.source !== rule.destination);
  const toHere = (path: string) => (path.startsWith('/') ? base + path : path);
  // A space ends an address there. An address may stand in firebase.json as it is read and encoded, too.
  const toLink = (path: string) => path.replaceAll(/[^\x21-\x7e]+/g, encodeURI);
  const lines = rules.flatMap(({ source, destination, status }) =>
    writeOut(source).map(
      (path) => `${base}${toLink(path)} ${toLink(toHere(destination))} ${status}`,
    ),
  );
  const left = rules.map(({ source }) => source).filter((source) => writeOut(source).length === 0);
  return { text: `${[...new Set(lines)].join('\n')}\n`, left: [...left, ...redirects.left] };
}
