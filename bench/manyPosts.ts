import { seedFirestore } from '../scripts/emulators/seed';
import { randomOf } from '../tests/faults/random';
import { withLiveMark } from './liveMark';

const batch = 200;

const syllables = ['ka', 're', 'mo', 'ti', 'sul', 'ven', 'dor', 'pa', 'li', 'nem', 'shu', 'go'];
/** Different words: as many as the English of a whole blog has. */
const WORDS = 20_000;

/** The word of a rank, from 0 on: the more frequent, the shorter. */
function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
}

/** Text of about this length, with words as frequent as those of a language (Zipf's law). */
export function textOf(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) text += `${wordOf(Math.floor(WORDS ** random()) - 1)} `;
  return text.slice(0, length);
}

/** The size of every post, for the report. */
export const postSize = '3 sections of 4 paragraphs of 400 characters';

function post(i: number) {
  const random = randomOf(i);
  const paragraph = () => ({ Paragraph: textOf(random, 400) });
  const section = () => ({
    Heading: textOf(random, 30),
    paragraphs: Array.from({ length: 4 }, paragraph),
  });
  return {
    id: `post-${String(i).padStart(5, '0')}`,
    Name: 'Your Name',
    Title: `What a shop counter taught me, part ${String(i).padStart(5, '0')}`,
    Summary: textOf(random, 100),
    DatePosted: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000).toISOString(),
    sections: Array.from({ length: 3 }, section),
  };
}

/** A long word of the newest post, which few posts have. */
export const rareWord = post(0)
  .sections[0]!.paragraphs[0]!.Paragraph.trim()
  .split(' ')
  .reduce((longest, word) => (word.length > longest.length ? word : longest));

/** Stores `count` posts in a project of the emulator. */
export async function storePosts(host: string, project: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const length = Math.min(batch, count - from);
    const posts = Array.from({ length }, (_, i) => post(from + i));
    await seedFirestore({ host, project }, posts, []);
  }
}

/** Puts the live mark on the newest post. */
export const markNewest = (host: string, project: string): Promise<void> =>
  seedFirestore({ host, project }, [withLiveMark(post(0))], []);
