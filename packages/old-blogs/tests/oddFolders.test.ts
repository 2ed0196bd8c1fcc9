// What a folder may have besides posts: one odd entry stops nothing.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { readBlog } from '../index';
import { openFiles } from './openBlog';
import { writeFiles } from './writeFiles';

const post = '---\ntitle: “Só”\ndate: 2024-02-01\n---\nWords.\n';

/** Reads a folder with one post and what `add` puts beside it. Returns why entries are left out, by their names. */
async function readWith(add: (folder: string) => void) {
  const folder = await writeFiles({ 'posts/good.md': post });
  add(join(folder, 'posts'));
  const { posts } = await readBlog(folder);
  expect(posts).toContainEqual(expect.objectContaining({ title: '“Só”' }));
  return posts.flatMap((one) =>
    'reason' in one ? [[one.file.slice(folder.length + '/posts/'.length), one.reason]] : [],
  );
}

test('a folder that is named like a post is read as a folder', async () => {
  const left = await readWith((folder) => {
    mkdirSync(join(folder, 'b.md'));
    writeFileSync(join(folder, 'b.md/c.md'), 'No date.');
  });
  expect(left).toEqual([['b.md/c.md', expect.stringContaining('it has no date')]]);
});

test.skipIf(process.platform === 'win32')(
  'links that lead nowhere or in circles, pipes and devices are named',
  async () => {
    const left = await readWith((folder) => {
      symlinkSync('gone.md', join(folder, 'a.md'));
      symlinkSync('b.md', join(folder, 'b.md'));
      symlinkSync('..', join(folder, 'c'));
      symlinkSync('/', join(folder, 'd'));
      symlinkSync('/dev/zero', join(folder, 'e.md'));
      execFileSync('mkfifo', [join(folder, 'f.md'), join(folder, '_config.yml')]);
      symlinkSync('good.md', join(folder, 'g.md'));
    });
    expect(left).toEqual([
      ['_config.yml', 'it is a pipe or a device, and no file'],
      ['a.md', 'it is a link that leads nowhere'],
      ['b.md', 'it is a link that leads to itself'],
      ['c', 'it is a link to a folder that is read already'],
      ['d', 'it is a link to a folder that is read already'],
      ['e.md', 'it is a pipe or a device, and no file'],
      ['f.md', 'it is a pipe or a device, and no file'],
    ]);
  },
);

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'what may not be read is named',
  async () => {
    const left = await readWith((folder) => {
      writeFileSync(join(folder, 'a.md'), post);
      mkdirSync(join(folder, 'b'));
      for (const name of ['a.md', 'b']) chmodSync(join(folder, name), 0);
    });
    expect(new Map(left as [string, string][])).toEqual(
      new Map([
        ['a.md', 'your account may not read it'],
        ['b', 'your account may not read it'],
      ]),
    );
  },
);

test('other encodings are read by their byte order marks, or named with how to convert them', async () => {
  const big = Buffer.from(`\uFEFF${post}`, 'utf16le').swap16();
  const left = await readWith((folder) => {
    writeFileSync(join(folder, 'a.md'), Buffer.from(`\uFEFF${post}`, 'utf16le'));
    writeFileSync(join(folder, 'b.md'), big);
    writeFileSync(join(folder, 'c.md'), `\uFEFF${post}`);
    writeFileSync(join(folder, 'd.md'), Buffer.from(post.replace(/[“”]/g, ''), 'latin1'));
    writeFileSync(join(folder, 'e.md'), Buffer.from(post, 'utf16le'));
  });
  const reason = expect.stringMatching(/not saved as UTF-8.*iconv/) as string;
  expect(left).toEqual([
    ['d.md', reason],
    ['e.md', reason],
  ]);
});

test.each(['{', '<'])(
  'an export that begins with %s behind a byte order mark is read',
  async (mark) => {
    const item = `<item><title>A</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date>2024-01-02 10:00:00</wp:post_date><content:encoded><![CDATA[Words.]]></content:encoded></item>`;
    // Some exports don't say their version.
    const xml = `<?xml version="1.0"?><rss><channel>${item}</channel></rss>`;
    const published = {
      id: '1',
      title: 'A',
      slug: 'a',
      status: 'published',
      html: '<p>Words.</p>',
    };
    const json = { db: [{ data: { posts: [{ ...published, published_at: '2024-01-02' }] } }] };
    const [found] = await openFiles(
      mark === '{' ? { 'a.json': `\uFEFF${JSON.stringify(json)}` } : { 'a.xml': `\uFEFF${xml}` },
    );
    expect(found).toMatchObject({ title: 'A', body: expect.stringContaining('Words.') as string });
  },
);

test('what new posts begin with is no post, also where it can’t be read, and a folder that is imported may have any name', async () => {
  const matter = '---\ntitle: "{{ replace .Name "-" " " | title }}"\ndate: {{ .Date }}\n---\n';
  const all = await openFiles({
    'archetypes/default.md': matter,
    'scaffolds/post.md': matter,
    'posts/private/a.md': post,
    'posts/good.md': post,
  });
  expect(all.map((one) => ('reason' in one ? [one.reason, one.isBroken] : one.title))).toEqual([
    ['its folder is not for readers', false],
    '“Só”',
    ['its folder is not for readers', false],
    ['its folder is not for readers', false],
  ]);
  const folder = await writeFiles({ 'private/blog/a.md': post });
  expect((await readBlog(join(folder, 'private/blog'))).posts).toMatchObject([{ title: '“Só”' }]);
});
