import { plural } from './site';

export const search = {
  label: 'Search',
  searching: 'Searching…',
  notLoaded: 'The search could not be loaded. Please check your connection and try again.',
  noneFound: 'No posts match.',
  found: (count: number) => plural(count, { one: '1 post found.', other: `${count} posts found.` }),
  best: (count: number, shown: number) => `${count} posts found. These are the best ${shown}.`,
};
