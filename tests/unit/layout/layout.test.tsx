import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Footer } from '../../../src/layout/Footer';
import { Header } from '../../../src/layout/Header';
import words from '../../../src/languages/en';

const { name, profiles } = resume.basics;
const addresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

const renderHeader = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header account={<button>{words.account.signIn}</button>} />
    </MemoryRouter>,
  );

const { home, cv, contact, blog } = words.frame.links;

test('the header has the site title, links to Home, CV, Contact and the Blog, and the account corner', () => {
  renderHeader('/home');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/home');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(addresses(links)).toEqual([
    [home, '/home'],
    [cv, '/cv'],
    [contact, '/contact'],
    [blog, '/blogs'],
  ]);
  expect(screen.getByRole('button', { name: words.account.signIn })).toBeVisible();
});

test.each([
  ['/contact', 'page', contact],
  ['/blogs', 'page', blog],
  ['/blog/a', 'true', blog],
])('at %s the header marks the current link', (path, current, label) => {
  renderHeader(path);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(addresses(marked).map(([text]) => text)).toEqual([label]);
  expect(marked[0]).toHaveAttribute('aria-current', current);
});

test.each([false, true])(
  'the footer has this year, the profiles and texts; a feed: %s',
  (hasFeed) => {
    render(<Footer hasFeed={hasFeed} />, { wrapper: MemoryRouter });
    const year = new Date().getFullYear();
    expect(screen.getByText(/©/)).toHaveTextContent(`© ${year} ${name}`);
    expect(addresses(screen.getAllByRole('link'))).toEqual([
      ...profiles.map(({ network, url }) => [`${network} ↗ ${words.frame.external}`, url]),
      ['Privacy', '/privacy'],
      ...(hasFeed ? [[words.frame.feed, '/feed.xml']] : []),
    ]);
  },
);
