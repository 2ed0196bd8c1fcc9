import { expect, type Page } from '@playwright/test';
import { loadWords } from '../../fixtures/words/loadWords';
import { test } from '../support/fixtures';

/** An owner's answers to what a recruiter asks first, in each language of the site. */
const answers = [
  [
    'en',
    'Junior Software Developer',
    'London',
    'one month after an offer',
    'a first developer’s post, also remote',
  ],
  [
    'de',
    'Junior-Softwareentwicklerin',
    'Frankfurt am Main',
    'einen Monat nach Zusage',
    'eine erste Stelle als Entwicklerin, auch remote',
  ],
  [
    'fr',
    'Développeuse logiciel junior',
    'Aix-en-Provence',
    'un mois après une offre',
    'un premier poste de développeuse, aussi à distance',
  ],
  [
    'es',
    'Desarrolladora de software júnior',
    'Santiago de Compostela',
    'un mes tras la oferta',
    'un primer puesto de desarrolladora, también en remoto',
  ],
  [
    'ja',
    'ソフトウェアエンジニア',
    '神奈川県横浜市',
    '内定の一か月後',
    '初めての開発職（リモートも可）',
  ],
  [
    'ar',
    'مطوّرة برمجيات مبتدئة',
    'القاهرة الجديدة',
    'بعد شهر من العرض',
    'وظيفة أولى في التطوير، عن بُعد أيضًا',
  ],
] as const;

const LONG_NAME = 'Maximiliane von Hohenlohe-Schillingsfürst';

interface Shown {
  lang: string;
  dir: string;
  name: string;
  /** Empty where the pitch begins with it. */
  role: string;
  pitch: string;
  facts: string[];
  heading: string;
  links: string[];
  signIn: string;
  button: string;
  hasPhoto: boolean;
}

/** Puts other words into the built page. */
const fill = (page: Page, shown: Shown) =>
  page.evaluate(
    ({ lang, dir, name, role, pitch, facts, heading, links, signIn, button, hasPhoto }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
      document.documentElement.lang = lang;
      for (const one of [find('header'), find('main')]) Object.assign(one, { lang, dir });
      find('.site-title').textContent = name;
      for (const [i, link] of document.querySelectorAll('header nav a').entries())
        link.textContent = links[i]!;
      find('.sign-in button').textContent = signIn;
      find('h1').textContent = heading;
      find('.portrait img').hidden = !hasPhoto;
      const [label, items] = document.querySelectorAll<HTMLElement>('.portrait p');
      label!.textContent = role;
      label!.hidden = !role;
      items!.innerHTML = facts.map((fact) => `<span><bdi>${fact}</bdi></span>`).join(' ');
      items!.hidden = facts.length === 0;
      find('.pitch').textContent = pitch;
      find('main .btn').textContent = button;
    },
    shown,
  );

/** What of the words and of the button is not in sight, or under something else. Runs in the page. */
function findHidden(wanted: string[]) {
  const isInSight = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && bottom > top;
  const hidden = wanted.filter((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent!.indexOf(words);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + words.length);
      if (isInSight(range.getBoundingClientRect())) return false;
    }
    return true;
  });
  const button = document.querySelector('main .btn')!;
  const box = button.getBoundingClientRect();
  const isFree = [box.left + 2, box.right - 2].every((x) =>
    [box.top + 2, box.bottom - 2].every((y) => document.elementFromPoint(x, y) === button),
  );
  return isInSight(box) && isFree ? hidden : [...hidden, 'the button'];
}

test('on a phone, without scrolling, a recruiter sees who and what the owner is, where, from when and what is sought, and the whole button to the CV, in every language, with a long name or without a photo', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.locator('main .btn')).toHaveAttribute('href', '/cv');
  const languages = await Promise.all(
    answers.map(async (answer) => [answer, await loadWords(answer[0])] as const),
  );
  for (const [width, height] of [
    [390, 664],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [[lang, role, town, available, seeking], words] of languages) {
      const { home, frame, account, site } = words;
      const all = [town, home.available(available), home.seeking(seeking)];
      const common = {
        lang,
        dir: site.dir,
        pitch: `${role}. ${'Lorem ipsum dolor sit amet. '.repeat(9)}`,
        heading: home.title,
        links: Object.values(frame.links),
        signIn: account.signIn,
        button: home.readCv,
      };
      for (const name of ['Ann Lee', LONG_NAME])
        for (const facts of [all, all.slice(0, 1), []])
          for (const [shownRole, hasPhoto] of [
            [role, true],
            ['', true],
            [role, false],
            ['', false],
          ] as const) {
            await fill(page, { ...common, name, role: shownRole, facts, hasPhoto });
            const what = `${lang}, ${name}, ${facts.length} facts, photo: ${hasPhoto}, ${width} px`;
            expect(await page.evaluate(findHidden, [name, role, ...facts]), what).toEqual([]);
          }
    }
  }
});
