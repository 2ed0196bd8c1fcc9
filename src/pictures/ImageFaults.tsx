import { use, useDeferredValue, useEffect, useState } from 'react';
import { pictures as words } from '#words/pictures';
import { findImageFaults } from '../post/findImageFaults';
import { findPictureIds } from '../post/picture';
import { LocalPictures } from '../markdown/Picture';
import { findMissing } from './findMissing';

/** Says under a paragraph what is wrong with its images. */
export function ImageFaults({ text }: { text: string }) {
  const findLocal = use(LocalPictures);
  const shown = useDeferredValue(text);
  const [missing, setMissing] = useState<string[]>([]);
  const pictures = findPictureIds(shown).join(' ');
  useEffect(() => {
    let isShown = true;
    const ids = pictures ? pictures.split(' ') : [];
    void findMissing(ids, findLocal).then((found) => isShown && setMissing(found));
    return () => {
      isShown = false;
    };
  }, [pictures, findLocal]);
  return findImageFaults(shown, (id) => missing.includes(id), words).map((fault) => (
    <p key={fault} className="mono">
      {fault}
    </p>
  ));
}
