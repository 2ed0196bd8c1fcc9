import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seed, wait } from '../support/environment';
import SharedDraftPage from '../../../src/sharing/SharedDraftPage';
import { aPost } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const id = 'shownToSomeoneElse20';
const find = (text: string) => screen.findByText(text, undefined, wait);

const open = (path = `/shared/${id}`) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/shared/:id" element={<SharedDraftPage />} />
      </Routes>
    </MemoryRouter>,
  );
const show = (Title: string) =>
  seed(`shared/${id}`, {
    Post: JSON.stringify(aPost({ Title })),
    DateSaved: new Date(),
    DateShared: new Date(),
    Author: 'a',
    Draft: 'b',
  });

test('a shown draft is live to someone without an account until it ends, and then says so', async () => {
  await seed('users/a', { admin: true });
  await seed('users/a/drafts/b', { Draft: '{}', Shared: id });
  await show('A title');
  open();
  expect(screen.getByText(words.reading.loadingPost)).toBeVisible();
  expect(await find('A title')).toBeVisible();
  await show('Another title');
  expect(await find('Another title')).toBeVisible();
  await seed(`shared/${id}`, {});
  expect(await find(words.sharing.over)).toBeVisible();
});

test('a draft is shown no longer when its author is no longer an administrator', async () => {
  await seed('users/a', { admin: false });
  await seed('users/a/drafts/b', { Draft: '{}', Shared: id });
  await show('A title');
  open();
  expect(await find(words.sharing.over)).toBeVisible();
});

test.each([`/shared/${id}`, '/shared/a%2Fb'])('at %s, nothing is shown', async (path) => {
  open(path);
  expect(await find(words.sharing.over)).toBeVisible();
});
