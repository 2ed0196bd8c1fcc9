import { afterAll, beforeEach } from 'vitest';
import { seedFirestore } from '../../scripts/emulators/seed';
import { openFirestore } from '../../scripts/pages/readBlogs';
import { openProject } from '../fixtures/emulatorProject';
import type { numberedPosts } from '../fixtures/posts';

/** Opens a project that is emptied before each test: `db` for the build's reads, `store` for posts. */
export async function startPosts(project: string) {
  const opened = await openProject(project);
  const { clear, close, host } = opened;
  beforeEach(clear);
  afterAll(close);
  const store = (posts: ReturnType<typeof numberedPosts>) =>
    seedFirestore({ host, project }, posts, []);
  return { ...opened, db: openFirestore(project), store };
}
