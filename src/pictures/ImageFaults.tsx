import { use, useDeferredValue, useEffect, useState } from 'react';
import { pictures as words } from '#words/author/pictures';
import { toHref } from '../addresses';
import { LocalPictures } from '../markdown/Picture';
import { readPicture } from '../markdown/readPicture';
import { findImageFaults } from '../post/findImageFaults';
import { findPictureIds, toPicturePath } from '../post/picture';

const existingIds = new Set<string>();

type Find = (id: string) => Promise<unknown>;

async function exists(id: string, findLocal?: Find): Promise<boolean> {
  if (existingIds.has(id) || (await findLocal?.(id))) return true;
  const file = await fetch(toHref(toPicturePath(id)), { method: 'HEAD' });
  // The development server answers with a page.
  const isFile = file.ok && file.headers.get('content-type')?.startsWith('image/') === true;
  if (!isFile && !(await readPicture(id))) return false;
  existingIds.add(id);
  return true;
}

/** Finds which of these pictures are nowhere. Without a connection it is not known, so none is. */
async function findMissing(ids: string[], findLocal?: Find): Promise<string[]> {
  const results = await Promise.all(ids.map((id) => exists(id, findLocal).catch(() => true)));
  return ids.filter((_, index) => !results[index]);
}

/** Says under a paragraph what is wrong with its images. */
export default function ImageFaults({ text }: { text: string }) {
  const findLocal = use(LocalPictures);
  const deferredText = useDeferredValue(text);
  const [missing, setMissing] = useState<string[]>([]);
  const pictures = findPictureIds(deferredText).join(' ');
  useEffect(() => {
    let isShown = true;
    const ids = pictures ? pictures.split(' ') : [];
    void findMissing(ids, findLocal).then((missingIds) => isShown && setMissing(missingIds));
    return () => {
      isShown = false;
    };
  }, [pictures, findLocal]);
  return findImageFaults(deferredText, (id) => missing.includes(id), words).map((fault) => (
    <p key={fault} className="meta">
      {fault}
    </p>
  ));
}
