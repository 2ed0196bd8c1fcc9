import { act, render, renderHook, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { resume } from '../../../src/content/resume';
import { announce, useAnnouncement } from '../../../src/base/announce';
import { Footer } from '../../../src/site/Footer';
import { Header } from '../../../src/site/Header';
import { Loading } from '../../../src/base/Loading';
import { chooseTheme, restoreTheme } from '../../../src/site/theme';
import * as words from '../../fixtures/words/en';

const { name, profiles } = resume.basics;
const addresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

const { home, cv, contact, blog: post } = words.frame.links;

test.each([
  ['/contact', 'page', contact],
  ['/blog/a', 'true', post],
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
    const paths = { [home]: '/home', [cv]: '/cv', [contact]: '/contact', [post]: '/blogs' };
    expect(addresses(links)).toEqual(Object.entries(paths));
    const [marked, ...others] = links.filter((link) => link.hasAttribute('aria-current'));
    expect(marked).toHaveAttribute('aria-current', current);
    expect(marked).toHaveTextContent(label);
    expect(others).toEqual([]);
    expect(screen.getByRole('button', { name: words.account.signIn })).toBeVisible();
  },
);

test.each([false, true])(
  'the footer has the year, the profiles and texts; a feed: %s',
  (hasFeed) => {
    render(<Footer hasFeed={hasFeed} />, { wrapper: MemoryRouter });
    const year = new Date().getFullYear();
    expect(screen.getByText(/©/)).toHaveTextContent(`© ${year} ${name}`);
    expect(addresses(screen.getAllByRole('link'))).toEqual([
      ...profiles.map(({ network, url }) => [`${network} ↗`, url]),
      ['Privacy', '/privacy'],
      ...(hasFeed ? [[words.frame.feed, '/feed.xml']] : []),
    ]);
    for (const { network } of profiles)
      expect(
        screen.getByRole('link', { name: `${network} ${words.frame.external}` }),
      ).toBeVisible();
  },
);

const shownTheme = () => document.documentElement.dataset.theme;
afterEach(() => chooseTheme('system'));

test('a page that wakes shows the theme chosen meanwhile at once', () => {
  restoreTheme();
  for (const event of ['pageshow', 'visibilitychange']) {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new Event(event));
    expect(shownTheme()).toBe('dark');
    localStorage.removeItem('theme');
    dispatchEvent(new Event(event));
    expect(shownTheme()).toBeUndefined();
  }
});

test('without storage a theme lasts until the page is closed', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  restoreTheme();
  chooseTheme('dark');
  dispatchEvent(new Event('visibilitychange'));
  expect(shownTheme()).toBe('dark');
});

test('sentences announced at the same time are read together, later ones alone, and the same one again', async () => {
  const { result } = renderHook(() => useAnnouncement().text);
  const say = async (...sentences: string[]) => {
    await act(() => Promise.resolve(sentences.forEach((one) => announce(one))));
    return result.current;
  };
  expect(await say('Back.', '2 new posts')).toBe('Back. 2 new posts');
  expect(await say('2 new posts')).toBe('2 new posts');
  const again = await say('2 new posts');
  // Otherwise the text of the region would not change.
  expect(again).not.toBe('2 new posts');
  expect(again.trim()).toBe('2 new posts');
});

test('what is being loaded is announced until it is there, and not what was announced since', async () => {
  const { result } = renderHook(() => useAnnouncement().text);
  const load = () => render(<Loading>{words.reading.loadingPost}</Loading>);
  const { unmount } = load();
  expect(result.current).toContain(words.reading.loadingPost);
  unmount();
  expect(result.current).toBe('');
  const { unmount: unmountLater } = load();
  await act(() => Promise.resolve());
  await act(() => Promise.resolve(announce('2 new posts')));
  unmountLater();
  expect(result.current).toBe('2 new posts');
});

test.each([
  ['pl', 'ltr', { lang: 'pl' }, 'sty 2020'],
  ['en-US', 'ltr', {}, 'Jan 2020'],
  ['fa-IR', 'rtl', { lang: 'fa-IR' }, 'ژانویه 2020'],
] as const)(
  'on pages in %s, the frame runs %s and says that it is in English, the words of a post are %j, and a date is %s',
  async (lang, dir, post, date) => {
    vi.resetModules();
    const content = await import('../../../src/content/resume');
    vi.spyOn(content.resume, 'lang', 'get').mockReturnValue(lang);
    vi.spyOn(content.resume, 'dir', 'get').mockReturnValue(dir);
    const { CvEntry } = await import('../../../src/cv/CvEntry');
    const { Layout } = await import('../../../src/site/Layout');
    const { inLanguage } = await import('../../../src/base/language/inLanguage');
    const { unmount } = render(
      <MemoryRouter initialEntries={['/blogs']}>
        <Layout account={null} />
      </MemoryRouter>,
    );
    const frame = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
    for (const one of [...frame, screen.getByText(words.frame.skip)])
      expect([one.getAttribute('lang'), one.getAttribute('dir')]).toEqual(['en', dir]);
    expect(inLanguage()).toEqual({ ...post, dir: 'auto' });
    unmount();
    render(<CvEntry title="A" startDate="2020-01" />);
    expect(screen.getByText(date)).toBeVisible();
  },
);
