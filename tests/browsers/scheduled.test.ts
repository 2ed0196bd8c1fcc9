import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminFirestore } from '../../scripts/emulators/adminFirestore';
import { firestoreHost } from '../../scripts/emulators/hosts';
import { post } from '../e2e/support/emulators';
import { DeployedSite } from '../e2e/support/sites/deployedSite';
import { scheduling } from '../e2e/support/sites/sites';
import { heading, text } from './inPage';
import { start, type Visitor } from './visitor';

const browsers = JSON.parse(process.env.BROWSERS!) as Record<string, string>;
const db = adminFirestore(firestoreHost(), scheduling.env.VITE_FIREBASE_PROJECT_ID);

describe.each(Object.entries(browsers))('in %s, a scheduled post', (name, path) => {
  const site = new DeployedSite(scheduling.outDir);
  let visitor: Visitor;

  beforeAll(async () => {
    await site.goUp();
    visitor = await start[name]!(path);
  });
  afterAll(() => Promise.all([visitor.leave(), site.goDown()]));

  const open = (at: string) => visitor.open(site.url + at);
  const eventually = <T>(look: () => T) =>
    expect.poll(() => visitor.run(look), { timeout: 30_000 });

  test('is nowhere before its time, and then in the list and on its page', async () => {
    const title = `Soon in ${name}`;
    const dueAt = Date.now() + 10_000;
    const DatePosted = new Date(dueAt);
    await setDoc(doc(db, `scheduled/soon-in-${name}`), post(title, { DatePosted }));
    await open('/blogs');
    await eventually(text).toContain('Due before the build');
    expect(await visitor.run(text)).not.toContain(title);
    // What pages ask for is bounded by the time of their host, less two seconds.
    await expect.poll(() => Date.now() - dueAt, { timeout: 30_000 }).toBeGreaterThan(3_000);
    await open('/blogs');
    await eventually(text).toContain(title);
    await open(`/blog/soon-in-${name}`);
    await eventually(heading).toBe(title);
  });
});
