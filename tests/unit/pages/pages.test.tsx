import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { about, photoAlt } from '../../../src/content/site';
import { Contact } from '../../../src/pages/Contact';
import { Home } from '../../../src/pages/Home';
import { NotFound } from '../../../src/pages/NotFound';

const { email, image, phone } = resume.basics;

test('home has the heading About Me, and the photo beside every biographical paragraph', () => {
  render(<Home />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Me');
  expect(screen.getByRole('img', { name: photoAlt })).toHaveAttribute('src', image);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(about);
});

test('contact has the heading Contact Information, an Email link and a Phone link', () => {
  render(<Contact />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Information');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Phone',
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
