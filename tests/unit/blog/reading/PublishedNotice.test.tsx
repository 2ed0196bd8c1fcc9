import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PublishedNotice } from '../../../../src/blog/reading/PublishedNotice';
import words from '../../../../src/languages/en';
import { BUILT_AFTER_MINUTES } from '../../../../src/blog/reading/refresh';

test('after publishing, the author can read the post, copy its link, and learns when others will know it', async () => {
  const user = userEvent.setup();
  const state = { published: { id: 'a-title-3f2a', Title: 'A title' } };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/home', state }]}>
      <PublishedNotice />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: words.reading.readQuoted('A title') });
  expect(link).toHaveAttribute('href', '/blog/a-title-3f2a');
  await user.click(await screen.findByRole('button', { name: words.reading.copyLink }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/blog/a-title-3f2a`);
  expect(screen.getByText(words.reading.whenKnown(BUILT_AFTER_MINUTES))).toBeVisible();
});
