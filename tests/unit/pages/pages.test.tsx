import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { toResume } from '../../../src/content/toResume';
import { Contact } from '../../../src/pages/Contact';
import { Home } from '../../../src/pages/Home';
import { NotFound } from '../../../src/pages/NotFound';

const { about, email, label, phone, profiles, summary } = resume.basics;
const photo = resume.photo!;
/** An owner who has said nothing. */
const nobody = {
  ...resume,
  ...toResume({}).resume,
  photo: null,
};

test('home has the heading About Me, and the photo beside every biographical paragraph', () => {
  render(<Home resume={resume} notice={<em>News</em>} lately={<em>Posts</em>} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Me');
  expect(screen.getByRole('img', { name: photo.alt })).toHaveAttribute('src', photo.src);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs.slice(-about.length)).toEqual(about);
});

test('home says who the owner is and what they do, and leads to the CV, the blog and an e-mail', () => {
  render(<Home resume={resume} notice={null} lately={null} />, { wrapper: MemoryRouter });
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(summary)).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/cv', '/blogs', `mailto:${email}`]);
});

test('home shows what has just happened before, and the newest posts after all about the owner', () => {
  render(<Home resume={resume} notice={<em>News</em>} lately={<em>Posts</em>} />, {
    wrapper: MemoryRouter,
  });
  const shown = document.body.textContent;
  const places = ['News', about[0]!, about.at(-1)!, 'Posts'].map((words) => shown.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('contact has the heading Contact Information, an Email link and a Phone link', () => {
  render(<Contact resume={resume} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Information');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Phone',
    'Location',
    ...profiles.map(({ network }) => network),
  ]);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const call = screen.getByRole('link', { name: phone }).getAttribute('href')!;
  expect(call).toMatch(/^tel:\+?\d+$/);
  expect(call.replace('tel:', '')).toBe(phone.replaceAll(' ', ''));
});

test('without paragraphs of its own, the biography is the summary', () => {
  const basics = { ...resume.basics, about: [], summary: 'First part.\nSecond part.' };
  render(<Home resume={{ ...resume, basics }} notice={null} lately={null} />, {
    wrapper: MemoryRouter,
  });
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs.slice(-2)).toEqual(['First part.', 'Second part.']);
  expect(paragraphs).not.toContain(about[0]);
});

test('the user name of a profile is shown where its address doesn’t have it', () => {
  render(<Contact resume={resume} />, { wrapper: MemoryRouter });
  expect(screen.getByText('sample-a')).toBeVisible();
  expect(screen.queryByText('sample-b')).toBeNull();
});

test('an owner who gives no e-mail, phone or photo has neither links nor a place for them', () => {
  render(
    <>
      <Home resume={nobody} notice={null} lately={null} />
      <Contact resume={nobody} />
    </>,
    { wrapper: MemoryRouter },
  );
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/cv', '/blogs']);
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('term')).toBeNull();
});

test('an unknown address says so and offers a way on', () => {
  render(<NotFound />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/home', '/blogs']);
});
