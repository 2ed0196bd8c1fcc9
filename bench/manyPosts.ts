import { seedFirestore } from '../scripts/emulators/seed';
import { withLiveMark } from './liveMark';

const batch = 200;
const text = 'A line of plain text of the length that is usual in a post, to fill a paragraph. ';
const paragraph = { Paragraph: text.repeat(5).slice(0, 400) };
const section = { Heading: 'A heading', paragraphs: Array.from({ length: 4 }, () => paragraph) };

/** The size of every post, for the report. */
export const postSize = '3 sections of 4 paragraphs of 400 characters';

const post = (i: number) => ({
  id: `post-${String(i).padStart(5, '0')}`,
  Name: 'Your Name',
  Title: `What a shop counter taught me, part ${String(i).padStart(5, '0')}`,
  Summary: 'A summary of the post in one line.',
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

/** Puts the live mark on the newest post. */
export const markNewest = (host: string, project: string): Promise<void> =>
  seedFirestore({ host, project }, [withLiveMark(post(0))], []);
