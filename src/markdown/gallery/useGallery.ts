import { use, useMemo } from 'react';
import type { Section } from '../../post/post';
import { listParagraphs } from '../../post/text/texts';

// What ends a picture, and another one after it.
const TWO_PICTURES = /(?:["'>]|\.\w+|x\d+)\)\s*!\[/;

let loading: Promise<typeof import('./Gallery') | undefined> | undefined;

// Pictures can also be seen one below the other.
const load = () => (loading ??= import('./Gallery').catch(() => undefined));

/** What puts pictures in a row, for a text that may have some. Suspends while it is loading. */
export function useGallery(sections: Section[]) {
  const isNeeded = useMemo(
    () => sections.some((section) => TWO_PICTURES.test(listParagraphs([section]).join('\n'))),
    [sections],
  );
  return isNeeded ? use(load()) : undefined;
}
