// The site's words. A component imports a part of them, such as `#words/reading`; a browser loads the parts that its page uses.
// To add a language, copy this file: see docs/extending.md.
import { pluralIn } from '../plural';

const plural = /* @__PURE__ */ pluralIn('en');

export const site = {
  /** The language of the pages, and that of dates. */
  lang: 'en',
  locale: 'en-GB',
  dir: 'ltr' as 'ltr' | 'rtl',
};

/** The frame of every page. */
export const frame = {
  skip: 'Skip to content',
  main: 'Main',
  links: { home: 'Home', cv: 'CV', contact: 'Contact', blog: 'Blog' },
};

/** A post, the list and the pages of years and tags. */
export const reading = {
  newPosts: (count: number) => plural(count, { one: '1 new post', other: `${count} new posts` }),
};

/** The user in the header, signing in, and the titles of the author’s pages. */
export const account = {
  writePost: 'Write a post',
  editPost: 'Edit the post',
};

/** The form, drafts, publishing and former versions. */
export const writing = {};

const words = { site, frame, reading, account, writing };
export default words;
/** What every language has. */
export type Words = typeof words;
