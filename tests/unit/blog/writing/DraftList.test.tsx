// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DraftList } from '../../../../src/blog/writing/DraftList';
import { saveDraft } from '../../../../src/blog/writing/drafts';
import { aPost } from '../../../fixtures/posts';

test('Discard and Put back take each other’s place and keep the focus', async () => {
  saveDraft('me', { id: 'TheFirstOfTheDrafts1', post: aPost(), savedAt: 1, isSubmitted: false });
  render(<DraftList uid="me" />, { wrapper: MemoryRouter });
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await press(/^Discard “A title”/);
  expect(screen.getByRole('button', { name: /^Put back “A title”/ })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Continue “A title”' })).toBeNull();
  await press(/^Put back/);
  expect(screen.getByRole('button', { name: /^Discard/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Continue “A title”' })).toBeVisible();
});
