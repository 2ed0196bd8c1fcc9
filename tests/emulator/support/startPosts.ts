import { afterAll, beforeEach, vi } from 'vitest';
import { seedFirestore } from '../../../scripts/emulators/seed';
import { emulators } from '../../../scripts/owner/google';
import { openFirestore } from '../../../scripts/posts/readPosts';
import { openProject } from '../../fixtures/emulator/emulatorProject';
import type { numberedPosts } from '../../fixtures/posts';

/**
 * Opens a project that is emptied before each test: `google` for the owner's commands, `settings` for scripts in a process of
 * their own, `db` for the build's reads, `store` for posts.
 */
export async function startPosts(project: string) {
  const opened = await openProject(project);
  const { clear, close, host } = opened;
  beforeEach(clear);
  // The progress.
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
  afterAll(close);
  const store = (posts: ReturnType<typeof numberedPosts>) =>
    seedFirestore({ host, project }, posts, []);
  const settings = { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_API_KEY: 'sample-key' };
  return { ...opened, settings, google: emulators(project), db: openFirestore(project), store };
}
