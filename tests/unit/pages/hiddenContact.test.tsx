import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toResume } from '#any-resume';
import { Cv } from '../../../src/cv/Cv';
import { Contact } from '../../../src/pages/Contact';
import { Home } from '../../../src/pages/Home';

const EMAIL = 'ann@example.com';
const PHONE = '+44 7700 900123';

const read = (contact: unknown) =>
  toResume({ basics: { name: 'Ann', label: 'B', email: EMAIL, phone: PHONE, contact } });

function toShown(contact: unknown) {
  const { resume } = read(contact);
  return { ...resume, photo: null, dir: 'ltr' as const, projects: [], shown: [] };
}

/** All pages with the owner's words, and the words that their script has. */
function renderAll(contact: unknown) {
  const resume = toShown(contact);
  return [
    JSON.stringify(resume),
    renderToStaticMarkup(
      <MemoryRouter>
        <Home resume={resume} notice={null} lately={null} />
        <Cv resume={resume} />
        <Contact resume={resume} />
      </MemoryRouter>,
    ),
  ].join('\n');
}

const has = (text: string) => [/ann@|@example/.test(text), /7700|900123/.test(text)];

test.each([
  [undefined, [true, true]],
  [{ email: 'shown', phone: 'hidden' }, [true, false]],
  [{ email: 'hidden' }, [false, true]],
  [{ email: 'click', phone: 'click' }, [false, false]],
  [{ email: false, phone: false }, [false, false]],
])(
  'with contact %j, pages and their data have the e-mail and the phone: %j',
  (contact, expected) => {
    expect(has(renderAll(contact))).toEqual(expected);
  },
);

test('what is hidden is not warned of, and what a typing error hides or shows is an error', () => {
  expect(read({ email: 'hidden', phone: 'click' }).warnings).toEqual([]);
  for (const wrong of ['hiden', 'no', 1])
    expect(() => read({ phone: wrong })).toThrow(
      'basics.contact.phone must be "shown", "click" or "hidden"',
    );
  expect(() => read('hidden')).toThrow('basics.contact must be an object');
});

test('a click shows an e-mail address and a phone number as links, and moves the focus there', async () => {
  render(
    <MemoryRouter>
      <Contact resume={toShown({ email: 'click', phone: 'click' })} />
    </MemoryRouter>,
  );
  for (const [name, href, text] of [
    ['Show Email', `mailto:${EMAIL}`, EMAIL],
    ['Show Phone', 'tel:+447700900123', PHONE],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    const link = await screen.findByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe(href);
    expect(document.activeElement?.textContent).toBe(text);
  }
  expect(screen.queryByRole('button')).toBeNull();
});
