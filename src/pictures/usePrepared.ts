import { useEffect, useState } from 'react';
import type { Picture } from '../post/picture';
import { isAnimated } from './checkFile';
import { preparePicture, toPictureId } from './preparePicture';

/** A picture that is ready to be inserted. */
export interface Prepared {
  id: string;
  picture: Picture;
  url: string;
  isStill: boolean;
}

/** Prepares a file; the result has an address to show it. */
export function usePrepared(file: File) {
  const [prepared, setPrepared] = useState<Prepared>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isShown = true;
    let url = '';
    const prepare = async () => {
      const picture = await preparePicture(file);
      const id = await toPictureId(picture.data);
      const isStill = await isAnimated(file);
      if (!isShown) return;
      url = URL.createObjectURL(new Blob([picture.data], { type: picture.type }));
      setPrepared({ id, picture, url, isStill });
    };
    prepare().catch(({ message }: Error) => isShown && setProblem(message));
    return () => {
      isShown = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return { prepared, problem };
}
