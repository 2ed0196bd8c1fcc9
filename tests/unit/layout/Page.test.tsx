import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Page } from '../../../src/layout/Page';

test('a page has its title and the owner’s name; only a change of route moves the focus to its h1', async () => {
  const second = (
    <Page title="Second" heading="A longer heading">
      More words
    </Page>
  );
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Link to="/second">Onwards</Link>
      <Routes>
        <Route path="first" element={<Page title="First">Words</Page>} />
        <Route path="second" element={second} />
      </Routes>
    </MemoryRouter>,
  );
  const h1 = () => screen.getByRole('heading', { level: 1 });
  expect(document.title).toBe(`First – ${resume.basics.name}`);
  expect(h1()).toHaveTextContent('First');
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Onwards' }));
  await waitFor(() => expect(h1()).toHaveFocus());
  expect(h1()).toHaveTextContent('A longer heading');
  expect(document.title).toBe(`Second – ${resume.basics.name}`);
});
