import { useCallback } from 'react';
import type { Blog } from '../../blog';
import { useLive } from '../useLive';
import { type SearchIndex, update } from './searchIndex';

const NONE: Blog[] = [];
const notOfBuild = () => undefined;

/** Listens to the posts that are newer than the index, and brings them into it. */
export const useChanges = (index: SearchIndex) =>
  useLive<Blog[]>(
    useCallback(
      ({ listenToChanges }, report) =>
        listenToChanges(index, (live) => {
          if (live.state === 'ready') update(index, live.value);
          report(live);
        }),
      [index],
    ),
    NONE,
    notOfBuild,
  );
