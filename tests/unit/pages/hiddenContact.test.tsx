import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { toResume } from '#any-resume';
import { Cv } from '../../../src/cv/Cv';
import { Contact } from '../../../src/pages/Contact';
import { Home } from '../../../src/pages/Home';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const EMAIL = 'ann@example.com';
const PHONE = '+44 7700 900123';

const read = (contact: unknown) =>
  toResume({ basics: { name: 'Ann', label: 'B', email: EMAIL, phone: PHONE, contact } });

function toShown(contact: unknown) {
  const { resume } = read(contact);
  return { ...resume, photo: null, projects: [] };
}

/** The HTML of all pages with the owner's words, and the words that their script has. */
function renderAll(contact: unknown) {
  const resume = toShown(contact);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Home resume={resume} notice={null} lately={null} />
      <Cv resume={resume} />
      <Contact resume={resume} />
    </MemoryRouter>,
  );
  return html + JSON.stringify(resume);
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
  const container = document.body.appendChild(document.createElement('main'));
  act(() => {
    createRoot(container).render(
      <MemoryRouter>
        <Contact resume={toShown({ email: 'click', phone: 'click' })} />
      </MemoryRouter>,
    );
  });
  expect([...container.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
    'Show Email',
    'Show Phone',
  ]);
  for (const [href, text] of [
    [`mailto:${EMAIL}`, EMAIL],
    ['tel:+447700900123', PHONE],
  ]) {
    await act(async () => {
      container.querySelector('button')!.click();
      await vi.dynamicImportSettled();
    });
    expect(container.querySelector(`a[href="${href}"]`)).not.toBeNull();
    expect(document.activeElement?.textContent).toBe(text);
  }
  expect(container.querySelector('button')).toBeNull();
});
