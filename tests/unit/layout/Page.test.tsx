import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Page } from '../../../src/layout/Page';

const renderPages = () =>
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Link to="/second">Onwards</Link>
      <Routes>
        <Route path="first" element={<Page title="First">Words</Page>} />
        <Route
          path="second"
          element={
            <Page title="Second" heading="A longer heading">
              More words
            </Page>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

const h1 = () => screen.getByRole('heading', { level: 1 });

test('the title of the document names the page and the owner', () => {
  renderPages();
  expect(document.title).toBe(`First – ${resume.basics.name}`);
});

test('the first page of a visit leaves the focus where the browser put it', () => {
  renderPages();
  expect(h1()).toHaveTextContent('First');
  expect(document.body).toHaveFocus();
});

test('a change of route changes the title and moves the focus to the one h1', async () => {
  renderPages();
  await userEvent.click(screen.getByRole('link', { name: 'Onwards' }));
  await waitFor(() => expect(h1()).toHaveFocus());
  expect(h1()).toHaveTextContent('A longer heading');
  expect(document.title).toBe(`Second – ${resume.basics.name}`);
});
