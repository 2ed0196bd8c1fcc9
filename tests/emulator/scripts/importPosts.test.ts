import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { collection, getCount, type Timestamp } from 'firebase/firestore/lite';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import firebase from '../../../firebase.json' with { type: 'json' };
import samplePosts from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { exportMarkdown } from '../../../scripts/export/exportMarkdown';
import { importPosts } from '../../../scripts/import/importPosts';
import { readDocuments } from '../../../scripts/owner/backup';
import { readPosts } from '../../../scripts/posts/readPosts';
import { createFolder } from '../../fixtures/createFolder';
import { openCopy } from '../../fixtures/openCopy';
import { startPosts } from '../support/startPosts';

const PROJECT = 'demo-import';
const { google, settings, db, owner, clear, read, seed, store } = await startPosts(PROJECT);

const count = async (path: string) => (await getCount(collection(owner, path))).data().count;

/** Reads all documents as they are stored. */
async function readAll() {
  const all: object[] = [];
  for await (const { path, fields } of readDocuments(google)) {
    // A picture is imported with the date of its post.
    all.push({
      path,
      fields: path.startsWith('pictures/') ? { ...fields, DatePosted: '' } : fields,
    });
  }
  return all;
}

test('an export as Markdown that is imported gives the same posts and pictures', async () => {
  await store(samplePosts);
  const odd = {
    Name: '',
    Title: '',
    Summary: '',
    DatePosted: new Date('2020-02-03T04:05:06.789Z'),
    sections: [{ Heading: '', paragraphs: [{ Paragraph: '- a' }, { Paragraph: '- <b>b</b>\n' }] }],
  };
  for (const id of ['a b', 'ü*', 'index', '.a.']) await seed(`blogs/${id}`, odd);
  const before = await readPosts(db);
  const pictures = (await readAll()).filter((one) => JSON.stringify(one).includes('bytesValue'));
  const folder = join(await createFolder(), 'posts');
  await exportMarkdown({ ...google, headers: {} }, folder);
  await clear();
  expect(await importPosts({ google, isDryRun: false, isTrial: true }, folder)).toBe(true);
  expect(await readPosts(db)).toEqual(before);
  expect(pictures.length).toBeGreaterThan(0);
  expect(await readAll()).toEqual(expect.arrayContaining(pictures));
  await expect(exportMarkdown(google, folder)).rejects.toThrow('is not empty');
});

test('posts of Jekyll are imported once, and a trial on the emulator lists their addresses and changes no file', async () => {
  const { cwd, run } = await openCopy(settings);
  const readSettings = () => readFile(join(cwd, 'firebase.json'), 'utf8');
  await mkdir(join(cwd, 'old/_posts'), { recursive: true });
  await mkdir(join(cwd, 'old/assets'));
  const create = { width: 20, height: 10, channels: 3 as const, background: '#a33' };
  await sharp({ create }).toFile(join(cwd, 'old/assets/red.png'));
  for (const day of ['01', '02']) {
    const text = `---\ntitle: Day ${day}\ntags: [days]\n---\nWords of ${day}.\n\n## Red\n\n![Red](/assets/red.png)\n`;
    await writeFile(join(cwd, `old/_posts/2020-06-${day}-day.md`), text);
  }
  await writeFile(join(cwd, 'old/_posts/2020-07-01-broken.md'), '---\ntitle: "\n---\n');

  const here = await readFile('firebase.json', 'utf8');
  expect(await importPosts({ google, isDryRun: true, isTrial: true }, join(cwd, 'old'))).toBe(
    false,
  );
  const listed = vi.mocked(console.log).mock.calls.join('\n');
  const [, id] =
    /2020-06-01-day\.md “Day 01” → \/blog\/(day-01-\w+) \(2020-06-01, 2 sections, 1 picture\)/.exec(
      listed,
    )!;
  expect([await count('blogs'), await readFile('firebase.json', 'utf8')]).toEqual([0, here]);

  const written = await run('importPosts', 'old', '--emulator', '--write');
  expect(written.status).toBe(1);
  expect(written.output).toMatch(/✗ .*broken\.md can’t be imported: its front matter/);
  expect(written.output).toContain('Posts imported into demo-import: 2.');
  expect([await count('blogs'), await count('pictures')]).toEqual([2, 1]);
  const { DatePosted, ...post } = (await read(`blogs/${id}`)) as { DatePosted: Timestamp };
  expect(post).toMatchObject({ Title: 'Day 01', Tags: ['days'], Summary: 'Words of 01.' });
  expect(DatePosted.toDate()).toEqual(new Date('2020-06-01'));
  expect(written.output).toMatch(/01-day\.md .*\n +← \/2020\/06\/01\/day\.html\n/);
  expect(await readSettings()).toBe(here);

  await seed(`blogs/${id}`, { ...post, DatePosted, Title: 'Changed' });
  const stored = [await readAll(), await readSettings()];
  const again = await run('importPosts', 'old', '--emulator', '--write');
  expect(again.output).toContain(
    'Posts imported into demo-import: 0. Posts that exist already: 2.',
  );
  expect([await readAll(), await readSettings()]).toEqual(stored);
});

test('an import of posts that all stay out says so, and that is no success', async () => {
  const folder = await createFolder();
  await writeFile(
    join(folder, 'draft.md'),
    '---\ntitle: A\ndate: 2020-01-31\ndraft: true\n---\nA.\n',
  );
  expect(await importPosts({ google, isDryRun: true, isTrial: true }, folder)).toBe(false);
  const listed = vi.mocked(console.log).mock.calls.join('\n');
  expect(listed).toContain('None of these posts can be imported');
});

test('a dry run counts posts that are there twice, and names redirects that lead elsewhere already', async () => {
  const { cwd, run } = await openCopy(settings);
  const text = '---\ntitle: Twice\ndate: 2020-01-31\nurl: /feed/\n---\nA.\n';
  for (const name of ['a', 'b']) {
    await mkdir(join(cwd, 'old', name), { recursive: true });
    await writeFile(join(cwd, `old/${name}/${name}.md`), text.replace('/feed/', `/${name}/`));
  }
  const config = JSON.parse(await readFile(join(cwd, 'firebase.json'), 'utf8')) as typeof firebase;
  config.hosting.redirects.push({ source: '/a{,/}', destination: '/cv', type: 301 });
  await writeFile(join(cwd, 'firebase.json'), JSON.stringify(config));
  const { output } = await run('importPosts', 'old', '--emulator');
  expect(output).toContain('1 post has the title and the day of another.');
  expect(output).toMatch(/! \/a leads to \/cv, not to \/blog\/twice-\w+: firebase\.json has it/);
});
