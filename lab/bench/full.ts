import { doc, setDoc } from 'firebase/firestore/lite';
import type { Browser } from '@playwright/test';
import { adminFirestore } from '../../scripts/emulators/adminFirestore';
import posts from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { seedFirestore } from '../../scripts/emulators/seed';
import { step } from '../../scripts/programs/step';
import { diagramPost } from '../../tests/e2e/support/diagramPost';
import { galleryPost } from '../../tests/e2e/support/galleryPost';
import { buildSiteOf } from '../../tests/e2e/support/sites/buildSiteOf';
import { scheduledPosts } from '../../tests/e2e/support/sites/scheduledPosts';
import { projects } from '../../tests/e2e/support/sites/sites';
import { load, type Load } from './load';
import type { Outcome } from './outcome';
import { editPosts, MARK, medianOf } from './pages';
import { serveSite } from './serveSite';
import { writeHandwritten } from './sites';

const project = 'demo-bench-full';
const outDir = 'dist-bench/full';

const paths = {
  home: '/home',
  project: '/projects/borrowed',
  list: '/blogs',
  diagrams: `/blog/${diagramPost.id}`,
  'row of pictures': `/blog/${galleryPost.id}`,
};

/** Measures the pages of a site that has every optional part, beside hand-written ones with the same words and pictures. */
export async function measureFull(
  browser: Browser,
  host: string,
  rounds: number,
): Promise<Outcome[]> {
  const others = [...posts, galleryPost];
  await seedFirestore({ host, project }, [diagramPost], []);
  await editPosts(host, project, '', others);
  const db = adminFirestore(host, project);
  for (const [path, data] of Object.entries(scheduledPosts)) await setDoc(doc(db, path), data);
  const env = { VITE_FIREBASE_PROJECT_ID: project };
  const options = ['--mode', 'emulators'];
  const site = { outDir, content: projects.content, options, env, hasScheduledPosts: true };
  await step('Building a site with every part', () => buildSiteOf(site, host));
  await writeHandwritten(outDir, `${outDir}-handwritten`, Object.values(paths));
  // The page of the diagrams has the titles of its neighbours: itself, it stays as it was built.
  await editPosts(host, project, MARK, others);
  const [own, handwritten] = [await serveSite(outDir), await serveSite(`${outDir}-handwritten`)];
  const pages = Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    loads: [] as { own: Load; handwritten: Load }[],
  }));
  for (let round = 1; round <= rounds; round++)
    await step(`Round ${round} of ${rounds}, with every part`, async () => {
      for (const { path, loads } of pages)
        loads.push({
          own: await load(browser, own + path, path.startsWith('/blog')),
          handwritten: await load(browser, handwritten + path, false),
        });
    });
  const outcome = (
    what: string,
    atMost: number,
    value: (one: (typeof pages)[number]['loads'][number]) => number,
  ): Outcome => ({
    goal: `With every part: ${what}`,
    atMost,
    values: Object.fromEntries(pages.map(({ name, loads }) => [name, medianOf(loads.map(value))])),
  });
  return [
    outcome('LCP relative to hand-written', 1.3, (one) => one.own.lcp / one.handwritten.lcp),
    outcome('main thread blocked, ms', 100, ({ own }) => own.blocked),
    outcome('Cumulative Layout Shift (CLS)', 0, ({ own }) => own.cls),
  ];
}
