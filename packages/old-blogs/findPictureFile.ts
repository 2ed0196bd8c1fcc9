import { dirname, join } from 'pathe';
import { isFile } from './isFile';
import { listFolders } from './siteSettings';

// Where programs keep the files that a path such as /images/a.png stands for.
const STATIC = ['', 'static', 'public', 'assets', 'src', 'src/assets', 'source', 'content'];
// From a post up to the folder of its site.
const MAX_LEVELS = 6;

/** Finds the file of a picture by its address in the file of a post; undefined if there is none. `files` are searched for its name alone. */
export function findPictureFile(
  address: string,
  post: string,
  files: string[],
): string | undefined {
  let path = address.split(/[?#]/, 1)[0]!.replace(/^@\//, '/');
  try {
    path = decodeURI(path);
  } catch {
    // It is a name with a percent sign.
  }
  const folders = listFolders(post).slice(0, MAX_LEVELS);
  const beside = path.startsWith('/') ? [] : [join(dirname(post), path)];
  const inSite = folders.flatMap((folder) => STATIC.map((name) => join(folder, name, path)));
  const named = files.filter((file) => file.endsWith(`/${path}`));
  return [...beside, ...inSite, ...named].find(isFile);
}
