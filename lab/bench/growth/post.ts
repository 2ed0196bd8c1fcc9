import type { SamplePost } from '../../../scripts/emulators/seed';
import { oneOf, randomOf } from '../../random';

/** The id of the post that grows. */
export const ID = 'growing-post';

/** The path of its page. */
export const PATH = `/blog/${ID}`;

/** A word that only one paragraph has. */
export const RARE = 'conclusively';

const words =
  'the shop counter taught me that patience and a clear question save an afternoon'.split(' ');

/** Makes a paragraph of about 400 characters, with Markdown in each third one. */
function makeParagraph(i: number, count: number) {
  const random = randomOf(i);
  const sentence = () =>
    `${Array.from({ length: 12 }, () => oneOf(random, words)).join(' ')} ${i}.`;
  const text = Array.from({ length: 5 }, sentence).join(' ');
  const markdown = i % 3 === 0 ? ' *With* [a link](/cv) and `code`.' : '';
  return { Paragraph: text + markdown + (i === count - 1 ? ` Said ${RARE}.` : '') };
}

/** A post of that many paragraphs in one section, the newest of all. */
export const makePost = (count: number): SamplePost => ({
  id: ID,
  Name: 'Your Name',
  Title: 'A post that grows',
  Summary: 'One section, and ever more paragraphs.',
  DatePosted: new Date().toISOString(),
  sections: [
    {
      Heading: 'All of it',
      paragraphs: Array.from({ length: count }, (_, i) => makeParagraph(i, count)),
    },
  ],
});
