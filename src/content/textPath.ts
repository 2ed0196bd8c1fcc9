import { routes } from '../routes.ts';

/** The path of the page that a Markdown file makes; undefined if its name is that of another page or fits no address. */
export function textPath(file: string): string | undefined {
  const [, name] = /^([a-z0-9-]+)\.md$/.exec(file) ?? [];
  const path = `/${name}`;
  const isTaken = routes.some((one) => one.path.split('/')[1] === name);
  return name && name !== 'index' && name !== '404' && !isTaken ? path : undefined;
}
