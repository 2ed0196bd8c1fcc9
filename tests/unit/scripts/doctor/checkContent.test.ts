// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../../../../scripts/doctor/checkContent';

/** What is found in a resume, by its text. */
async function check(text: string) {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'resume.json'), text);
  const findings = checkContent(relative('.', join(dir, 'resume.json')));
  return findings.map(({ level, what }) => `${level}: ${what}`);
}

test('a resume of somebody is right', async () => {
  const found = await check('{"basics":{"name":"Ada Lovelace"}}');
  expect(found).toEqual([expect.stringMatching(/^ok: .* can be shown/)]);
});

test('what is still the sample’s is named by its field', async () => {
  const found = await check('{"basics":{"name":"Your Name","email":"you@example.com"}}');
  expect(found).toEqual([
    expect.stringMatching(/^ok/),
    'warning: basics.name: Your Name is the sample’s.',
    'warning: basics.email: you@example.com is the sample’s.',
  ]);
});

test('a text that no page shows is suspicious, and a resume that can’t be read is wrong', async () => {
  const unread = await check('{"basics":{"name":"Ada Lovelace"},"x-custom":"words"}');
  expect(unread).toContain('warning: x-custom is on no page.');
  expect(await check('{"basics":{')).toEqual([expect.stringMatching(/^error: .*line 1/)]);
});
