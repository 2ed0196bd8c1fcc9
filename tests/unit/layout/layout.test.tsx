import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Footer } from '../../../src/layout/Footer';
import { Header } from '../../../src/layout/Header';

const { name, profiles } = resume.basics;

function renderHeader(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Header account={<button>Sign in</button>} />
    </MemoryRouter>,
  );
}

test('the header holds the site title, which leads home', () => {
  renderHeader('/cv');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/home');
});

test('the header links to Home, CV and Contact, and to the Blog', () => {
  renderHeader('/home');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['CV', '/cv'],
    ['Contact', '/contact'],
    ['Blog', '/blogs'],
  ]);
});

test('the header marks the link of the page that is open', () => {
  renderHeader('/contact');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Contact');
});

test('on a post, the header marks the blog', () => {
  renderHeader('/blog/a');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Blog');
});

test('the header holds the account corner', () => {
  renderHeader('/home');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

const renderFooter = (hasFeed: boolean) =>
  render(<Footer hasFeed={hasFeed} />, { wrapper: MemoryRouter });

test('the footer holds a copyright line of this year', () => {
  renderFooter(true);
  const line = within(screen.getByRole('contentinfo')).getByText(/©/);
  expect(line).toHaveTextContent(name);
  expect(line).toHaveTextContent(String(new Date().getFullYear()));
});

test('the footer links to the two external profiles', () => {
  renderFooter(false);
  const links = screen.getAllByRole('link', { name: /external/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(profiles.map(({ url }) => url));
  links.forEach((link, i) =>
    expect(link).toHaveAccessibleName(`${profiles[i]!.network} (external)`),
  );
});

test('the footer links to the feed if the build wrote one', () => {
  const { unmount } = renderFooter(false);
  expect(screen.queryByRole('link', { name: 'RSS' })).toBeNull();
  unmount();
  renderFooter(true);
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/feed.xml');
});

test('the footer links to the owner’s own texts', () => {
  renderFooter(false);
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
