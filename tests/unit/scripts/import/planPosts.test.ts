import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBlog } from '#old-blogs';
import { type Plan, planPosts } from '../../../../scripts/import/planPosts';
import { toFile } from '../../../../scripts/export/ownFormat';
import { aBlog } from '../../../fixtures/posts';
import { createFolder } from '../../../fixtures/createFolder';

const read = async (path: string) => planPosts(await readBlog(path));

/** Plans the import of a sample blog: its posts by title, and why others stay out, by file. */
async function plan(path: string) {
  const all = await read(path);
  const leftOut = all.filter((one) => 'reason' in one);
  return {
    posts: new Map(all.flatMap((one) => ('id' in one ? [[one.post.Title, one]] : []))),
    reasons: leftOut.map(({ file, title, reason }) => [title ?? file.replace(/.*\//, ''), reason]),
  };
}

/** Plans the import of a blog of files, by their paths. */
async function planFiles(files: Record<string, string>) {
  const folder = await createFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return read(folder);
}

const texts = ({ post }: Plan) =>
  post.sections.map(({ Heading, paragraphs }) => [
    Heading,
    ...paragraphs.map(({ Paragraph }) => Paragraph.replaceAll(/[0-9a-f]{32}/g, 'ID')),
  ]);
const addresses = ({ redirects }: Plan) => redirects.map(([from]) => from);
const dates = ({ posted, updated }: Plan) => [posted.toISOString(), updated?.toISOString()];

test('posts of Jekyll come with their links, pictures, code, tags, dates and old addresses', async () => {
  const { posts, reasons } = await plan('packages/old-blogs/samples/jekyll');
  const tomatoes = posts.get('Growing tomatoes: a start')!;
  const harvest = posts.get('Harvest')!;
  expect(texts(tomatoes)).toEqual([
    [
      '',
      `Tomatoes need sun. They need water & time. See [the second part](/blog/${harvest.id}) and [this book](https://example.com/book).`,
    ],
    [
      'What to buy',
      '![Seeds](/pictures/ID.webp#12x8)',
      '```sh\nwater --daily\n```',
      '```\nindented --code\n```',
      'A line\nand another, of `List<String>` and Map<String>.',
      '![Twice](/pictures/ID.webp#12x8 "A caption")',
      '{% include video.html %}',
    ],
  ]);
  expect(dates(tomatoes)).toEqual(['2020-01-31T00:00:00.000Z', '2020-02-03T08:30:00.000Z']);
  expect(tomatoes.post).toMatchObject({
    Name: 'Your Name',
    Summary: 'Tomatoes need sun. They need water & time. See the second part and this book.',
    Language: 'en',
    Tags: ['vegetables', 'garden'],
  });
  expect(tomatoes.redirects).toEqual([
    ['/garden/2020/01/31/growing-tomatoes.html', `/blog/${tomatoes.id}`],
    ['/tomatoes/', `/blog/${tomatoes.id}`],
  ]);
  expect(tomatoes.notes).toEqual([
    expect.stringContaining('a tag with far more than the forty characters that fit'),
    'line 29: {% include video.html %} is shown as text',
  ]);
  expect(reasons).toEqual([['Unfinished', 'it is a draft']]);

  expect(texts(harvest)[0]![1]).toContain(`[a start](/blog/${tomatoes.id})`);
  // It states a change before its publication.
  expect(dates(harvest)).toEqual(['2020-03-05T00:00:00.000Z', undefined]);
  expect(harvest.redirects).toEqual([['/harvest/2020.html', `/blog/${harvest.id}`]]);
  expect(harvest.notes).toEqual([expect.stringContaining('/a.png is on another')]);
});

test('posts of Hugo come from bundles and files, with TOML or YAML, and broken ones are named', async () => {
  const { posts, reasons } = await plan('packages/old-blogs/samples/hugo');
  const harbour = posts.get('At the harbour')!;
  const walk = posts.get('A walk')!;
  expect(texts(harbour)).toEqual([
    ['', '![A boat](/pictures/ID.webp#8x16)'],
    ['Boats', 'One boat.'],
  ]);
  expect(harbour.post).toMatchObject({ Summary: 'Boats and gulls.', Tags: ['boats', 'gulls'] });
  expect(dates(harbour)).toEqual(['2021-05-04T08:00:00.000Z', '2021-05-06T00:00:00.000Z']);
  expect(addresses(harbour)).toEqual(['/posts/harbour/', '/old/harbour/']);
  expect(texts(walk)[0]).toEqual([
    '',
    '![A path](/pictures/ID.webp#12x8)',
    `[The harbour](/blog/${harbour.id}) was near.`,
  ]);
  expect(addresses(walk)).toEqual(['/posts/the-walk/']);
  expect(reasons).toEqual([
    ['broken.md', expect.stringContaining('its front matter can’t be read')],
    ['Not ready', 'it is a draft'],
  ]);
});

test('a post has the same address wherever its folder is; two posts with one address are not mixed up', async () => {
  const file = '---\ntitle: Words\ndate: 2020-01-01\n---\nWords.';
  const [{ id }] = (await planFiles({ 'a.md': file })) as [Plan];
  expect(await planFiles({ 'b/a.md': file, 'z.md': 'No date.' })).toMatchObject([{ id }, {}]);
  const [first, second] = await planFiles({ 'a/words.md': file, 'b/words.md': file });
  expect(first).toHaveProperty('id');
  const reason = expect.stringContaining('a/words.md') as unknown;
  expect(second).toMatchObject({ isBroken: true, reason });
});

test.each(['ghost', 'wordpress'])(
  'the cover of a post of %s is its cover here, and no longer a picture of its text',
  async (program) => {
    const { posts } = await plan(`packages/old-blogs/samples/${program}`);
    const [coffee] = [...posts.values()].filter(({ post }) => post.Cover);
    expect(coffee!.post.Cover).toMatch(/^!\[The cup\]\(\/pictures\/[0-9a-f]{32}\.webp#12x8\)$/);
    expect(texts(coffee!)[0]![1]).toContain('First');
  },
);

test('a cover on another site stays in the text, and one that the text begins with is not there twice', async () => {
  const red = { create: { width: 2, height: 1, channels: 3, background: '#a33' } } as const;
  const folder = await createFolder();
  await sharp(red).png().toFile(join(folder, 'a.png'));
  const front = '---\ndate: 2020-01-31\ncover: a.png\n---\n';
  await writeFile(join(folder, 'a.md'), front.replace('a.png', 'https://else.example/a.png'));
  await writeFile(join(folder, 'b.md'), `${front}![B](a.png "C")\n\nWords.`);
  await writeFile(join(folder, 'c.md'), front);
  const [far, first, alone] = (await read(folder)) as Plan[];
  expect(far!.post.Cover).toBeUndefined();
  expect(texts(far!)).toEqual([['', '![](https://else.example/a.png)']]);
  expect(first!.post.Cover).toMatch(/^!\[B\].*#2x1 "C"\)$/);
  expect(texts(first!)).toEqual([['', 'Words.']]);
  expect([alone!.post.sections, alone!.pictures.size]).toEqual([[], 1]);
});

test('an exported post comes with its cover', async () => {
  const red = { create: { width: 2, height: 1, channels: 3, background: '#a33' } } as const;
  const folder = await createFolder();
  const id = 'a'.repeat(32);
  const Cover = `![A \\[b\\]](/pictures/${id}.webp#2x1 "C")`;
  await mkdir(join(folder, 'own'));
  await sharp(red)
    .webp({ lossless: true })
    .toFile(join(folder, 'own', `${id}.webp`));
  const file = toFile(aBlog({ id: 'own', Cover })).replace(/\/pictures\/(\w+\.webp)#2x1/, '$1');
  await writeFile(join(folder, 'own', 'index.md'), file);
  const [{ post, pictures }] = (await read(folder)) as [Plan];
  const [stored] = pictures.keys();
  expect(post.Cover).toBe(Cover.replace(id, stored!));
});

test('the original on another site gives the first publication; one on the old site is the post itself', async () => {
  const Canonical = 'https://else.example/a';
  const planned = (await planFiles({
    '_config.yml': 'url: https://your.example',
    'a.md': `---\ndate: 2020-01-31\ncanonical_url: ${Canonical}\n---\nWords.`,
    'b.md': `---\ndate: 2020-01-31\ncanonicalURL: https://your.example/b\n---\nWords.`,
  })) as Plan[];
  const origins = planned.map(({ post }) => [post.FirstPublished, post.Canonical]);
  expect(origins).toEqual([
    ['2020-01-31', Canonical],
    [undefined, undefined],
  ]);
});

test('a post without words stays out, and so does what follows a paywall', async () => {
  const posts = [
    { id: '1', title: 'A', slug: 'a', html: 'Free<!--members-only-->Paid', status: 'published' },
    { id: '2', title: 'B', slug: 'b', html: '<p></p>', status: 'published' },
    { id: '3', title: 'C', slug: 'c', html: null, lexical: '{}', status: 'published' },
  ].map((post) => ({ ...post, published_at: '2020-01-01T00:00:00Z' }));
  const [free, empty, lexical] = await planFiles({
    'a.json': JSON.stringify({ db: [{ data: { posts } }] }),
  });
  expect(texts(free as Plan)).toEqual([['', 'Free']]);
  expect(empty).toMatchObject({ isBroken: false, reason: 'it has no words' });
  expect(lexical).toMatchObject({ isBroken: true });
});

test('a picture within a file of Markdown is imported like one beside it', async () => {
  const red = { create: { width: 2, height: 1, channels: 3, background: '#a33' } } as const;
  const data = `data:image/png;base64,${(await sharp(red).png().toBuffer()).toString('base64')}`;
  const words = `---\ndate: 2020-01-31\n---\n![a](${data})\n\n![b][1]\n\n[1]: ${data}`;
  const [found] = (await planFiles({ 'a.md': words })) as Plan[];
  const address = '/pictures/ID.webp#2x1';
  expect(texts(found!)).toEqual([['', `![a](${address})`, `![b](${address})`]]);
  expect([found!.pictures.size, found!.notes]).toEqual([1, []]);
});
