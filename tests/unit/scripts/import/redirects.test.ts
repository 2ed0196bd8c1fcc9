import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import firebase from '../../../../firebase.json' with { type: 'json' };
import { addRedirects } from '../../../../scripts/import/redirects';
import { createFolder } from '../../../fixtures/createFolder';

test('old addresses become redirects behind those that are there, once, and a dry run only counts them', async () => {
  const folder = await createFolder();
  await copyFile('firebase.json', join(folder, 'firebase.json'));
  const read = () => readFile(join(folder, 'firebase.json'), 'utf8');
  const before = await read();
  const add = (isDryRun: boolean) =>
    addRedirects(
      [
        ['/2020/06/01/day.html', '/blog/day'],
        ['/é/', '/blog/e'],
      ],
      isDryRun,
      folder,
    );
  expect(await add(true)).toEqual({ count: 3, conflicts: [] });
  expect(await read()).toBe(before);
  await add(false);
  const { hosting } = JSON.parse(await read()) as typeof firebase;
  expect(hosting.redirects.slice(firebase.hosting.redirects.length)).toEqual([
    { source: '/2020/06/01/day.html{,/}', destination: '/blog/day', type: 301 },
    { source: '/é{,/}', destination: '/blog/e', type: 301 },
    { source: '/%C3%A9{,/}', destination: '/blog/e', type: 301 },
  ]);
  expect(await add(false)).toEqual({ count: 0, conflicts: [] });
});
