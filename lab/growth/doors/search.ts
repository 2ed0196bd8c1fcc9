import { findSentence } from '../../../src/search/SearchResults';
import { createIndex, readIndex, search } from '../../../src/search/searchIndex';
import { toShownTexts } from '../../../src/search/writeIndex';
import { type Doors, on, toStored } from '../shapes';

/** The door of a reader's query. */
export const doors: Doors = {
  'posts that are searched': on(
    (input) => ({ posts: [toStored(input)], query: input.text }),
    async ({ posts, query }) => {
      const index = await readIndex(await createIndex(posts, 0, toShownTexts));
      const { hits, terms } = search(index, query);
      return hits.map(({ sections }) => findSentence(sections, terms));
    },
  ),
};
