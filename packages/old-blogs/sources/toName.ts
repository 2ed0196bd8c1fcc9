import { basename, dirname, extname, resolve } from 'pathe';

/** The name of a file that stands for its folder, also in a translation. */
export const INDEX = /^index(\.[a-z]{2}(-\w+)?)?$/;

/** The name of a post: that of its file, or of its folder if it has one of its own. */
export function toName(file: string): string {
  const name = basename(file, extname(file));
  return INDEX.test(name) ? basename(dirname(resolve(file))) : name;
}
