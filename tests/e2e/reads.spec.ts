import { expect } from '@playwright/test';
import { test } from './support/proxy';
import { longAgo } from './support/seededPosts';

test('a visit to the list reads 20 posts and one more, however many there are; older ones on demand', async ({
  page,
  line,
}) => {
  await page.goto('/blogs');
  await expect.poll(() => line.answered).toContain('CURRENT');
  // Posts of other tests may come and go after the first answer.
  const answer = line.answered.slice(0, line.answered.indexOf('CURRENT'));
  // HTTP sends it in chunks, which may end within a word.
  const whole = answer.replace(/\r\n[0-9a-f]+\r\n/g, '');
  expect(whole.match(/"documentChange"/g)).toHaveLength(21);
  expect(line.asked.match(/addTarget/g)).toHaveLength(1);
  await expect(page.getByRole('article')).toHaveCount(20);

  const oldest = page.getByRole('heading', { name: longAgo.at(-1), exact: true });
  const more = page.getByRole('button', { name: 'Show older posts' });
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(oldest).toBeHidden();
  await more.click();
  await expect(oldest).toBeVisible();
  await expect(more).toBeHidden();
});
