import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Footer } from '../../../src/layout/Footer';
import { Header } from '../../../src/layout/Header';
import words from '../../../src/languages/en';

const { name, profiles } = resume.basics;
const addresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

const { home, cv, contact, blog } = words.frame.links;

test.each([
  ['/contact', 'page', contact],
  ['/blogs', 'page', blog],
  ['/blog/a', 'true', blog],
])(
  'the header has the site title, links to Home, CV, Contact and the Blog, and the account corner; %s is marked',
  (path, current, label) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Header account={<button>{words.account.signIn}</button>} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/home');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    const paths = { [home]: '/home', [cv]: '/cv', [contact]: '/contact', [blog]: '/blogs' };
    expect(addresses(links)).toEqual(Object.entries(paths));
    const [marked, ...others] = links.filter((link) => link.hasAttribute('aria-current'));
    expect(marked).toHaveAttribute('aria-current', current);
    expect(marked).toHaveTextContent(label);
    expect(others).toEqual([]);
    expect(screen.getByRole('button', { name: words.account.signIn })).toBeVisible();
  },
);

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

test.each([
  ['pl', 'en', 'sty 2020'],
  ['en-US', null, 'Jan 2020'],
  ['fa-IR', 'en', 'ژانویه 2020'],
])('on pages in %s, the site’s own words say “%s”, and a date is %s', async (lang, own, date) => {
  vi.resetModules();
  const content = await import('../../../src/content/resume');
  vi.spyOn(content.resume, 'lang', 'get').mockReturnValue(lang);
  const { Header } = await import('../../../src/layout/Header');
  const { CvEntry } = await import('../../../src/pages/CvEntry');
  render(<Header account={null} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('navigation').getAttribute('lang')).toBe(own);
  render(<CvEntry title="A" startDate="2020-01" />);
  expect(screen.getByText(date)).toBeVisible();
});
