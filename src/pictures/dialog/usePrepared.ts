import { useEffect, useState } from 'react';
import type { PictureData } from '../../post/picture';
import { isAnimated } from '../checkFile';
import { preparePicture, toPictureId } from '../preparePicture';

/** A picture that is ready to be inserted, and an address to show it. */
interface Prepared {
  id: string;
  picture: PictureData;
  url: string;
  /** Whether it was an animation, of which only the first picture is left. */
  isStill: boolean;
}

/** What became of a file: a picture, or why it can’t be one. */
export type Result = Prepared | { problem: string };

async function prepare(file: File): Promise<Prepared> {
  const picture = await preparePicture(file);
  const [id, isStill] = await Promise.all([toPictureId(picture.data), isAnimated(file)]);
  const url = URL.createObjectURL(new Blob([picture.data], { type: picture.type }));
  return { id, picture, url, isStill };
}

/** Prepares files one after the other, as a large one takes hundreds of megabytes for a moment, and each once, as more may follow. Returns what became of the first so far. */
export function usePrepared(files: File[]): Result[] {
  const [results, setResults] = useState<Result[]>([]);
  const [begun] = useState(() => new Map<File, Promise<Result>>());
  useEffect(() => {
    let isShown = true;
    const prepareAll = async () => {
      const done: Result[] = [];
      for (const file of files) {
        const preparing =
          begun.get(file) ??
          prepare(file).catch(({ message }: Error): Result => ({ problem: message }));
        begun.set(file, preparing);
        done.push(await preparing);
        if (!isShown) return;
        setResults((former) => (former.length < done.length ? [...done] : former));
      }
    };
    void prepareAll();
    return () => {
      isShown = false;
    };
  }, [files, begun]);
  useEffect(
    () => () => {
      for (const preparing of begun.values())
        void preparing.then((result) => 'url' in result && URL.revokeObjectURL(result.url));
      begun.clear();
    },
    [begun],
  );
  return results;
}
