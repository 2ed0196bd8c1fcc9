import { isReservedName } from '../fileNames.ts';
import { routes } from '../routes.ts';

/** The path of a Markdown file’s page; undefined if the name belongs to another page or isn’t allowed. */
export function textPath(file: string): string | undefined {
  const [, name] = /^([a-z0-9-]+)\.md$/.exec(file) ?? [];
  const taken = [
    'index',
    '404',
    'feed',
    'rss',
    'atom',
    ...routes.map(({ path }) => path.split('/')[1]),
  ];
  return name && !taken.includes(name) && !isReservedName(name) ? `/${name}` : undefined;
}
