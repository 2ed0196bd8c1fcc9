import { isReservedName } from '../fileNames.ts';
import { routes } from '../routes.ts';

/** The names that belong to other pages, and to addresses that lead to the feed. */
export const TAKEN = new Set([
  ...['index', '404', 'feed', 'rss', 'atom'],
  ...routes.map(({ path }) => path.split('/')[1]!),
]);

/** The path of a Markdown file’s page; undefined if the name belongs to another page or isn’t allowed. */
export function textPath(file: string): string | undefined {
  const [, name] = /^([a-z0-9-]+)\.md$/.exec(file) ?? [];
  return name && !TAKEN.has(name) && !isReservedName(name) ? `/${name}` : undefined;
}
