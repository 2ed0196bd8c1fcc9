import { toPicturePath } from '../post/picture';
import { readPicture } from '../markdown/readPicture';

const found = new Set<string>();

async function exists(id: string, findLocal?: (id: string) => Promise<unknown>) {
  if (found.has(id) || (await findLocal?.(id))) return true;
  const file = await fetch(toPicturePath(id), { method: 'HEAD' });
  // The development server answers with a page.
  const isFile = file.ok && file.headers.get('content-type')?.startsWith('image/') === true;
  if (!isFile && !(await readPicture(id))) return false;
  found.add(id);
  return true;
}

/** Finds which of these pictures are nowhere. Without a connection it is not known, so none is. */
export async function findMissing(
  ids: string[],
  findLocal?: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const missing = await Promise.all(
    ids.map((id) =>
      exists(id, findLocal).then(
        (isFound) => !isFound,
        () => false,
      ),
    ),
  );
  return ids.filter((_, index) => missing[index]);
}
