import { clean, isBlank, isText, type Notes, type Path, toEntry } from '../fields/reader.ts';

/** Writes a path as people do, such as work[0].name. */
const toDotPath = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** Quotes the start of a value. */
const quote = (value: unknown) => JSON.stringify(value).replace(/^(.{40}).+/s, '$1…');

/** Lists the texts in a value. */
const findTexts = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(findTexts);
  return isText(value) && !isBlank(value) ? [clean(value)] : [];
};

/** Whether a page shows more texts than none does. */
export const isMostlyRead = ({ unread, texts }: Notes): boolean => {
  const lost = new Set(unread.flatMap(({ value }) => findTexts(value)));
  return lost.size <= texts.size;
};

/** Names the first of several fields, and how many others there are. */
function name(fields: string[], shown: number): string {
  const more = fields.length > shown ? ` and ${fields.length - shown} more` : '';
  return `${fields.slice(0, shown).join(', ')}${more} ${fields.length > 1 ? 'are' : 'is'}`;
}

function groupBy<Item>(items: Item[], toKey: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return [...groups.values()];
}

/** Says of each wrong structure what it must be, once for all entries that have the same. */
export function describeFaults({ faults }: Notes, toPosition: (path: Path) => string): string[] {
  const toKind = ({ path, must }: Notes['faults'][number]) =>
    JSON.stringify([path.filter((part) => typeof part === 'string'), must]);
  return groupBy(faults, toKind).map(([first, ...others]) => {
    const { path, must, value } = first!;
    const [next] = others;
    const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
    const same = next ? ` The same is true of ${toDotPath(next.path)}${more}.` : '';
    const what = toDotPath(path) || 'The file';
    return `${toPosition(path)}${what} must be ${must}, but is ${quote(value)}.${same}`;
  });
}

/** Warns, once per kind, of what could only be read as text, and of texts that no page shows, even under another name: in the same entry, or anywhere if they are no part of one. */
export function describeNotes({ unclear, unread, texts }: Notes): string[] {
  const isShown = (text: string, path: Path) =>
    path.length > 1 ? texts.get(text)?.has(toEntry(path)) : texts.has(text);
  const lost = unread.filter(({ path, value }) =>
    findTexts(value).some((text) => !isShown(text, path)),
  );
  return [
    ...groupBy(unclear, ({ kind }) => kind).map((all) => {
      const fields = all.map(({ path, value }) => `${toDotPath(path)} (${quote(value)})`);
      return `${name(fields, 5)} shown as written. Expected: ${all[0]!.kind}.`;
    }),
    ...groupBy(lost, ({ path }) => path.findLast((part) => typeof part === 'string')).map((all) => {
      const fields = all.map(({ path }) => toDotPath(path));
      return `${name(fields, 1)} on no page.`;
    }),
  ];
}
