import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { readResume } from '../../src/content/readResume';

/** Fills share.html with the owner's words and photo. Runs in the page. */
async function fillIn({ name, label, summary, image }: Record<string, string>) {
  for (const [id, text] of Object.entries({ name, label, summary })) {
    document.getElementById(id)!.textContent = text!;
  }
  const portrait = document.querySelector('img')!;
  portrait.src = image!;
  // Without a photo there is only the line.
  if (image) await portrait.decode();
  else portrait.style.width = '0';

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

/** Draws the image that other sites show beside a link to this one, as a PNG. */
export async function drawShare(page: Page): Promise<Buffer> {
  const { resume } = readResume();
  const { name, label, summary } = resume.basics;
  const src = resume.photo?.src ?? '';
  const image = src.startsWith('/') ? `../../public${src}` : src;
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(pathToFileURL('scripts/images/share.html').href);
  await page.evaluate(fillIn, { name, label, summary, image });
  return page.screenshot();
}
