import { chmod, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'pathe';
import { expect, onTestFinished, test, vi } from 'vitest';
import { printCv } from '../../../../scripts/browser/printCv';
import { runProgram } from '../../../../scripts/programs/program';
import { readPdf } from '../../../e2e/support/looks/paper';
import { createFolder } from '../../../fixtures/createFolder';

const noBrowser = async (script: string) => {
  const path = join(await createFolder(), 'browser');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  vi.stubEnv('CHROME_PATH', path);
};

/** Prints a CV. Returns its folder, whether there is a PDF, and what was said. */
async function printIn(html: string, withinMs?: number, withPictures?: string) {
  const folder = withPictures ?? (await createFolder());
  await writeFile(join(folder, 'cv.html'), html);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const hasPdf = await printCv(folder, '', withinMs);
  expect(existsSync(join(folder, 'cv.pdf'))).toBe(hasPdf);
  return { folder, hasPdf, said: said.mock.calls.flat() };
}

test('a CV is printed as it is built, without scripts and without asking any other server', async () => {
  const html = `<html lang="en"><meta charset="utf-8"><title>CV</title><script>document.write('A script.')</script>
    <img src="https://example.com/a.png"><h1>Ann Lee</h1><p>Örebro</p></html>`;
  const { folder, hasPdf, said } = await printIn(html);
  expect(said).toEqual([]);
  expect(hasPdf).toBe(true);
  const { words } = await readPdf(await readFile(join(folder, 'cv.pdf')));
  expect(words).toEqual(['Ann', 'Lee', 'Örebro']);
});

test.runIf(process.platform !== 'win32').each([
  ['fails', 'exit 1', 60_000, /^! The CV is not offered as PDF\. .*closed/],
  ['hangs', 'exec sleep 60', 1_000, /^! The CV is not offered as PDF\. .*(1 s|1000ms)/],
])(
  'a browser that %s leaves a site without the PDF, and one line says so',
  async (_, script, withinMs, line) => {
    await noBrowser(script);
    const { hasPdf, said } = await printIn('<h1>Ann Lee</h1>', withinMs);
    expect(hasPdf).toBe(false);
    expect(said).toEqual([expect.stringMatching(line)]);
  },
);

test.runIf(process.platform !== 'win32')(
  'a page that never ends loading leaves a site without the PDF, and one line says so',
  async () => {
    const folder = await createFolder();
    const picture = join(folder, 'a.png');
    // Who reads a pipe waits until something writes to it.
    await runProgram('mkfifo', [picture]);
    onTestFinished(() => writeFile(picture, ''));
    const { hasPdf, said } = await printIn('<h1>Ann Lee</h1><img src="a.png">', 5_000, folder);
    expect(hasPdf).toBe(false);
    expect(said).toEqual([
      expect.stringMatching(/^! The CV is not offered as PDF\. The browser needs more than 5 s\./),
    ]);
  },
);

test('without a browser, a site has no PDF, and one line says how to get one', async () => {
  vi.stubEnv('CHROME_PATH', '/nope');
  const { hasPdf, said } = await printIn('<h1>Ann Lee</h1>');
  expect(hasPdf).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(/^! The CV is not offered as PDF\. CHROME_PATH is \/nope/),
  ]);
});
