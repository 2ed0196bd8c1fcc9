import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { makePhoto } from '../../src/content/photoPlugin';
import { type ReadResume, readResume } from '../../src/content/readResume';
import { hashOfShare, withHash } from './shareSource';

/** Fills share.html with the owner's words and photo. Runs in the page. */
async function fillIn({ name, label, summary, image }: Record<string, string>) {
  for (const [id, text] of Object.entries({ name, label, summary })) {
    document.getElementById(id)!.textContent = text!;
  }
  const portrait = document.querySelector('img')!;
  if (image) {
    portrait.src = image;
    await portrait.decode();
  } else {
    // Only the line, where a post's image has it.
    portrait.style.width = '138px';
  }

  await document.fonts.ready;
  // Long texts are drawn smaller: everything among the words is measured in rem.
  const words = document.getElementById('words')!;
  for (let size = 16; size >= 9; size -= 0.5) {
    document.documentElement.style.fontSize = `${size}px`;
    if (words.offsetHeight <= 530 && words.scrollWidth <= words.offsetWidth) return;
  }
  // Of a summary that is still too long, its beginning.
  const shown = document.getElementById('summary')!;
  while (shown.textContent && words.offsetHeight > 530)
    shown.textContent = shown.textContent.replace(/\s*\S+…?$/, '…').replace(/^…$/, '');
}

// What share.html shows of the photo, in pixels.
const size = { width: 424, height: 630 };

/** The address of the owner's photo; a file is cropped as in the pages. */
async function photoUrl({ resume, photoSource, photoFiles }: ReadResume): Promise<string> {
  if (!photoSource) return resume.photo?.src ?? '';
  if (!photoFiles[0]?.size) return pathToFileURL(photoSource).href;
  const webp = await makePhoto(photoSource, { path: '', size });
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/** Draws the image that other sites show beside a link to this one, as a PNG. */
export async function drawShare(page: Page): Promise<Buffer> {
  const content = readResume();
  const { name, label, summary } = content.resume.basics;
  const image = await photoUrl(content);
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(pathToFileURL('scripts/images/share.html').href);
  await page.evaluate(fillIn, { name, label, summary, image });
  return withHash(await page.screenshot(), await hashOfShare(content));
}
