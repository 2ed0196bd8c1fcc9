import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlog } from '../index';
import { writeFiles } from './writeFiles';

test('the example of the README is read as it says', async () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  const names = [...readme.matchAll(/`(_posts\/.*\.md)`/g)].map(([, name]) => name!);
  const texts = [...readme.matchAll(/```markdown\n([^]*?)```/g)].map(([, text]) => text!);
  const [, json] = /```json\n([^]*?)```/.exec(readme) ?? [];
  const folder = await writeFiles(Object.fromEntries(names.map((name, i) => [name, texts[i]!])));
  const { posts } = await readBlog(folder);
  const written = JSON.stringify(posts).replaceAll(`${folder}/`, '');
  expect(JSON.parse(written)).toMatchObject(JSON.parse(json!) as object);
});
