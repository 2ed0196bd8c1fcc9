import { readFileSync } from 'node:fs';
import { seedFirestore } from '../../scripts/emulators/seed';
import { startProject } from '../rules/environment';

/** The i-th of a blog's posts; a higher number is an older post. */
export const post = (i: number, id = `post-${String(i).padStart(3, '0')}`) => ({
  id,
  Name: 'Your Name',
  Title: `Post ${i}`,
  Summary: '',
  DatePosted: new Date(Date.UTC(2026, 0, 1) - i * 60_000).toISOString(),
  sections: [{ Heading: 'One', paragraphs: [{ Paragraph: `Text ${i}.` }] }],
});

/** The newest `count` posts. */
export const posts = (count: number) => Array.from({ length: count }, (_, i) => post(i));

/** A project under firestore.rules, emptied before each test: `store` stores posts past the rules. */
export async function startPosts(project: string) {
  await startProject(project, readFileSync('firestore.rules', 'utf8'));
  const host = process.env.FIRESTORE_EMULATOR_HOST!;
  return (stored: ReturnType<typeof posts>) => seedFirestore({ host, project }, stored, []);
}
