import { useEffect, useState } from 'react';
import type { Picture } from '../../post/picture';
import { isAnimated } from '../checkFile';
import { preparePicture, toPictureId } from '../preparePicture';

/** A picture that is ready to be inserted, and an address to show it. */
interface Prepared {
  id: string;
  picture: Picture;
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

/** Prepares files one after the other, as a large one takes hundreds of megabytes for a moment. Returns what became of the first so far. */
export function usePrepared(files: File[]): Result[] {
  const [results, setResults] = useState<Result[]>([]);
  useEffect(() => {
    let isShown = true;
    const urls: string[] = [];
    const prepareAll = async () => {
      for (const file of files) {
        const result = await prepare(file).catch(({ message }: Error) => ({ problem: message }));
        if ('url' in result) urls.push(result.url);
        if (!isShown) return urls.forEach((url) => URL.revokeObjectURL(url));
        setResults((former) => [...former, result]);
      }
    };
    void prepareAll();
    return () => {
      isShown = false;
      urls.forEach((url) => URL.revokeObjectURL(url));
      setResults([]);
    };
  }, [files]);
  return results;
}
