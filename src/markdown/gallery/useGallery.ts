import { use } from 'react';
import type { Section } from '../../post/post';
import { listParagraphs } from '../../post/text/texts';

// What ends a picture, and another one after it.
const TWO_PICTURES = /(?:["'>]|\.\w+|x\d+)\)\s*!\[/;

let loading: Promise<typeof import('./Gallery') | undefined> | undefined;

// Pictures can also be seen one below the other.
const load = () => (loading ??= import('./Gallery').catch(() => undefined));

/** What puts pictures in a row, for a text that may have some. Suspends while it is loading. */
export function useGallery(sections: Section[]) {
  return sections.some((one) => TWO_PICTURES.test(listParagraphs([one]).join('\n')))
    ? use(load())
    : undefined;
}
