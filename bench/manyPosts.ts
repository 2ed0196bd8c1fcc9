import { seedFirestore } from '../scripts/emulators/seed';
import { liveMark } from './measure';

const batch = 200;
const words = 'Plain words that a reader would read, one after the other, until the line ends. ';
const paragraph = { Paragraph: words.repeat(5).slice(0, 400) };
const section = { Heading: 'A heading', paragraphs: Array.from({ length: 4 }, () => paragraph) };

/** What every post holds, as the report says it. */
export const contents = '3 sections of 4 paragraphs of 400 characters';

const post = (i: number) => ({
  id: `post-${String(i).padStart(5, '0')}`,
  Name: 'Your Name',
  Title: `Post ${String(i).padStart(5, '0')}`,
  Summary: 'What the post is about, in a line.',
  DatePosted: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000).toISOString(),
  sections: [section, section, section],
});

/** Stores `count` posts in a project of the emulator. */
export async function storePosts(host: string, project: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const length = Math.min(batch, count - from);
    const posts = Array.from({ length }, (_, i) => post(from + i));
    await seedFirestore({ host, project }, posts, []);
  }
}

/** Changes the newest post, so that a live answer can be told from what has been built. */
export async function markNewest(host: string, project: string): Promise<void> {
  const newest = post(0);
  await seedFirestore({ host, project }, [{ ...newest, Title: newest.Title + liveMark }], []);
}
