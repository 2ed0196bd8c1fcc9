import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { about, photo } from '../../../src/content/site';
import { Contact } from '../../../src/pages/Contact';
import { Home } from '../../../src/pages/Home';
import { NotFound } from '../../../src/pages/NotFound';

const { email, image, label, phone, profiles, summary } = resume.basics;

test('home has the heading About Me, and the photo beside every biographical paragraph', () => {
  render(<Home notice={<em>News</em>} lately={<em>Posts</em>} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Me');
  expect(screen.getByRole('img', { name: photo.alt })).toHaveAttribute('src', image);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs.slice(-about.length)).toEqual(about);
});

test('home says who the owner is and what they do, and leads to the CV, the blog and an e-mail', () => {
  render(<Home notice={null} lately={null} />, { wrapper: MemoryRouter });
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(summary)).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/cv', '/blogs', `mailto:${email}`]);
});

test('home shows what has just happened before, and the newest posts after all about the owner', () => {
  render(<Home notice={<em>News</em>} lately={<em>Posts</em>} />, { wrapper: MemoryRouter });
  const shown = document.body.textContent;
  const places = ['News', about[0]!, about.at(-1)!, 'Posts'].map((words) => shown.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('contact has the heading Contact Information, an Email link and a Phone link', () => {
  render(<Contact />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Information');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Phone',
    ...profiles.map(({ network }) => network),
  ]);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const call = screen.getByRole('link', { name: phone }).getAttribute('href')!;
  expect(call).toMatch(/^tel:\+?\d+$/);
  expect(call.replace('tel:', '')).toBe(phone.replaceAll(' ', ''));
});

test('an unknown address says so and offers a way on', () => {
  render(<NotFound />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/home', '/blogs']);
});
