import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { resume } from '../../src/content/resume';

/** Fills share.html with the owner's words and portrait, and returns what is wrong. Runs in the page. */
async function fillIn({ name, label, summary, image }: Record<string, string>) {
  for (const [id, text] of Object.entries({ name, label, summary })) {
    document.getElementById(id)!.textContent = text!;
  }
  const portrait = document.querySelector('img')!;
  portrait.src = `../../public${image}`;
  const isDecoded = await portrait.decode().then(
    () => true,
    () => false,
  );
  if (!isDecoded) return `public${image} is missing or not an image.`;

  await document.fonts.ready;
  // Long texts are drawn smaller: everything among the words is measured in rem.
  const words = document.getElementById('words')!;
  for (let size = 16; size >= 9; size -= 0.5) {
    document.documentElement.style.fontSize = `${size}px`;
    if (words.offsetHeight <= 530 && words.scrollWidth <= words.offsetWidth) return undefined;
  }
  return 'The name or the summary in resume.json is too long.';
}

/** Draws the image that other sites show beside a link to this one, as a PNG. */
export async function drawShare(page: Page): Promise<Buffer> {
  const { name, label, summary, image } = resume.basics;
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(pathToFileURL('scripts/images/share.html').href);
  const problem = await page.evaluate(fillIn, { name, label, summary, image });
  if (problem) throw new Error(problem);
  return page.screenshot();
}
