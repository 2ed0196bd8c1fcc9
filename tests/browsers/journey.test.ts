import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { DeployedSite } from '../e2e/support/sites/deployedSite';
import { post, write } from '../e2e/support/emulators';
import {
  countPages,
  isHydrated,
  isPositionStored,
  pastePicture,
  readMain,
} from '../e2e/support/inPage';
import { newForm } from '../e2e/support/newForm';
import { writeNextVersion } from '../e2e/support/sites/nextVersion';
import { readPdf, toWords } from '../e2e/support/looks/paper';
import {
  canCopyFormulas,
  chooseDark,
  collectFaults,
  dropFile,
  focused,
  goOn,
  hasCheckedUser,
  heading,
  isInPlace,
  lastField,
  listCutOff,
  listRows,
  noteReturn,
  orderWords,
  paper,
  selectText,
  takeFaults,
  text,
  widthOfPicture,
  wordsOfPicture,
} from './inPage';
import { start, type Visitor } from './visitor';
import * as words from '../fixtures/words/en';

const browsers = JSON.parse(process.env.BROWSERS!) as Record<string, string>;
const newest = samples[0]!;
const long = 'More words than fit into one line of a field that is as wide as this one. '.repeat(9);

const dist = 'dist-browsers';
const next = 'dist-browsers-next';

beforeAll(async () => {
  writeFileSync(`${dist}/assets/faults.js`, `(${String(collectFaults)})();(${String(goOn)})()`);
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(`${dist}/${file}`, 'utf8');
    const script = '<script src="/assets/faults.js"></script><link';
    writeFileSync(`${dist}/${file}`, html.replace('<link', script));
  }
  await writeNextVersion(dist, next, words.home.title, 'About Us');
});

describe.each(Object.entries(browsers))('in %s', (name, path) => {
  const title = `Written in ${name}`;
  const site = new DeployedSite(dist);
  let visitor: Visitor;

  beforeAll(async () => {
    await site.goUp();
    visitor = await start[name]!(path);
  });
  afterAll(() => Promise.all([visitor.leave(), site.goDown()]));
  afterEach(async () => {
    expect(await visitor.run(takeFaults)).toBeNull();
  });

  const open = (path: string) => visitor.open(site.url + path);
  const eventually = <T>(look: () => T) =>
    expect.poll(() => visitor.run(look), { timeout: 30_000 });
  // After the driver has its answer.
  const goBack = () => visitor.run(() => void setTimeout(() => history.back()));

  test.each([
    ['its code', /ListPages/],
    ['the SDK', /connection/],
  ])('a page that was left before %s came is live after Back', async (what, chunk) => {
    await open('/contact');
    site.unanswered = chunk;
    await visitor.run(() => {
      sessionStorage.setItem('next', '/cv');
      location.href = '/blogs';
    });
    await eventually(() => location.pathname).toBe('/cv');
    await eventually(isHydrated).toBe(true);
    // Only these: WebKit never again caches a file whose connection ended within it.
    site.endUnanswered();
    await goBack();
    await eventually(() => location.pathname).toBe('/blogs');
    const meanwhile = `Without ${what} in ${name}`;
    await write(`blogs/${encodeURI(meanwhile)}`, post(meanwhile));
    await eventually(text).toContain(meanwhile);
  });

  test.each([
    ['/home', words.home.title],
    ['/cv', words.cv.work],
    ['/contact', words.contact.heading],
    ['/blogs', newest.Title],
    [`/blogs/${newest.DatePosted.slice(0, 4)}`, newest.Title],
    [`/blog/${newest.id}`, newest.Title],
    ['/no-such-page', words.missing.notFound],
  ])('%s is shown and hydrated', async (path, sentence) => {
    await open(path);
    await eventually(text).toContain(sentence);
    await eventually(isHydrated).toBe(true);
  });

  test('what is read stays in its place while the post changes above it', async () => {
    const toSection = (Heading: string) => ({ Heading, paragraphs: [long] });
    const sections = ['New', 'One', 'Two', 'Three'].map(toSection);
    await write('blogs/place', post('A place', { sections: sections.slice(1) }));
    await open('/blog/place');
    await eventually(text).toContain('Three');
    const place = async () => {
      // After two frames, browsers have scrolled too.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return document.querySelector('#section-two')!.getBoundingClientRect().top;
    };
    await visitor.run(() => document.querySelector('#section-two')!.scrollIntoView());
    const before = await visitor.run(place);
    await write('blogs/place', post('A place', { sections }));
    await eventually(text).toContain('New');
    expect(Math.abs((await visitor.run(place)) - before)).toBeLessThanOrEqual(4);
  });

  test('a link from elsewhere to a heading or a footnote leads to it, a little below the edge', async () => {
    const toSection = (Heading: string) => ({
      Heading,
      paragraphs: [long, `${long}[^1]\n\n[^1]: ${Heading}.`],
    });
    await write('blogs/deep', post('Deep', { sections: ['One', 'Two', 'Three'].map(toSection) }));
    for (const hash of ['#section-two', '#note-2-1', '#reference-2-1']) {
      await open('/contact');
      await open(`/blog/deep${hash}`);
      await eventually(isInPlace).toBe(true);
    }
  });

  test('after a reload and after Back, the list shows as many posts as before, at the same height', async () => {
    const choose = () =>
      (sessionStorage.card = document
        .querySelector('article:nth-child(33) a')!
        .getAttribute('href')!);
    // What other tests publish meanwhile stands above the card. In tens of pixels.
    const place = () => {
      const card = document.querySelector(`article [href="${sessionStorage.card}"]`);
      return card && Math.round(card.getBoundingClientRect().top / 10);
    };
    const eventuallyThere = () => eventually(place).toBe(20);
    const reload = async () => {
      await visitor.run(() => {
        document.body.dataset.old = '';
        setTimeout(() => location.reload());
      });
      await eventually(() => 'old' in document.body.dataset).toBe(false);
      await eventually(isHydrated).toBe(true);
    };
    await open('/blogs');
    await visitor.click(words.reading.showOlder);
    await eventually(countPages).toBe(2);
    await visitor.run(choose);
    // Again, if what is above has grown meanwhile.
    await eventually(() => {
      const card = document.querySelector(`article [href="${sessionStorage.card}"]`)!;
      const { top } = card.getBoundingClientRect();
      scrollBy(0, top - 200);
      return Math.round(top / 10);
    }).toBe(20);
    await eventually(isPositionStored).toBe(true);
    await reload();
    await eventuallyThere();
    await visitor.run(() =>
      document.querySelector<HTMLElement>(`article [href="${sessionStorage.card}"]`)!.click(),
    );
    await eventually(() => location.pathname).toContain('/blog/');
    await reload();
    await goBack();
    await eventuallyThere();
    await open('/contact');
    await goBack();
    await eventuallyThere();
    await eventually(countPages).toBe(2);
  });

  test('a chosen theme is kept', async () => {
    const before = await visitor.run(paper);
    await visitor.run(chooseDark);
    await eventually(paper).not.toBe(before);
    await open('/cv');
    await eventually(paper).not.toBe(before);
  });

  test('an author signs in, writes and sees a preview, in fields as high as their text', async () => {
    await visitor.click(words.account.signIn);
    await visitor.click('Admin');
    await eventually(() => !!document.querySelector('.profile-toggle')).toBe(true);
    await open(newForm());
    await visitor.click(words.writing.beside);
    await visitor.type(words.writing.fields.Title, title);
    await visitor.type(words.writing.fields.Summary, long);
    await visitor.type('Paragraph 1', `${long} *Emphasized.*`);
    await eventually(() => document.querySelector('.preview em')?.textContent).toBe('Emphasized.');
    await eventually(listCutOff).toEqual([]);
  });

  test('a dropped Markdown file and a pasted picture stand in the text, and the picture in the preview', async () => {
    await visitor.run(dropFile);
    await eventually(() => [...document.querySelectorAll('textarea')].at(-1)!.value).toContain(
      '\n\n## Dropped',
    );
    await visitor.run(pastePicture);
    await visitor.type(words.pictures.altText, 'Black above');
    await visitor.click(words.pictures.insert);
    await eventually(() => document.querySelector<HTMLImageElement>('.preview img')?.alt).toBe(
      'Black above',
    );
    await eventually(widthOfPicture).toBe(1600);
    await eventually(wordsOfPicture).toBe('Black above');
  });

  test('a published post appears in another tab, live', async () => {
    await visitor.goToTab(1);
    await open('/blogs');
    await eventually(text).toContain(newest.Title);
    await visitor.goToTab(0);
    await visitor.click(words.writing.submit);
    await eventually(() => location.pathname).toBe('/home');
    await visitor.goToTab(1);
    await eventually(text).toContain(title);
  });

  test('the search finds the post', async () => {
    await visitor.type(words.search.label, title);
    await eventually(() => document.querySelectorAll('article').length).toBe(1);
    await eventually(text).toContain(title);
  });

  test('an edit is published', async () => {
    await visitor.click(words.reading.readTitle(title));
    await visitor.click(words.tools.edit);
    await visitor.type(words.writing.fields.Title, 'corrected');
    await visitor.click(words.writing.submit);
    await eventually(heading).toContain('corrected');
  });

  test('a post that its author dates back stands in the list of that year', async () => {
    await open(newForm());
    await visitor.type(words.writing.fields.Title, `Dated back in ${name}`);
    await visitor.run(() => {
      document.querySelector<HTMLDetailsElement>('details.details')!.open = true;
    });
    // Browsers differ in how a date is typed.
    await eventually(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=date]')!;
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      value.set!.call(field, '2011-05-04');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return field.value;
    }).toBe('2011-05-04');
    await visitor.click(words.writing.submit);
    await eventually(() => location.pathname).toBe('/home');
    await open('/blogs/2011');
    await eventually(text).toContain(`Dated back in ${name}`);
    await open('/blogs');
    await eventually(text).toContain(newest.Title);
    expect(await visitor.run(text)).not.toContain(`Dated back in ${name}`);
  });

  test('Enter twice, “## ”, the arrows, Backspace and Undo do in the form what they do in an editor', async () => {
    await open(newForm());
    await visitor.type('Paragraph 1', 'One.\n\nTwo.\n\n## Three\nFour.');
    await eventually(listRows).toEqual(['One.', 'Two.', 'Three', 'Four.']);
    for (const before of ['Three', 'Two.']) {
      await visitor.press('Home');
      await visitor.press('ArrowUp');
      await eventually(focused).toBe(before);
    }
    await visitor.press('Home');
    await visitor.press('Backspace');
    await eventually(listRows).toEqual(['One.Two.', 'Three', 'Four.']);
    await visitor.press('ArrowDown');
    await eventually(focused).toBe('Three');
    await visitor.press('Control+z');
    await eventually(listRows).toEqual(['One.', 'Two.', 'Three', 'Four.']);
  });

  test('the body is written as one text, in which a paragraph is moved and words are found', async () => {
    const { fields, find, findReplace, write } = words.writing;
    await open(newForm());
    await visitor.click(fields.Body);
    await visitor.type(fields.Body, 'One.\n\n## Two\n\nThree.');
    await visitor.press('Alt+ArrowUp');
    await eventually(() => document.querySelector<HTMLTextAreaElement>('.Body')?.value).toBe(
      'One.\n\nThree.\n\n## Two',
    );
    await visitor.press('Control+z');
    await visitor.click(findReplace);
    await visitor.type(find, 'Two');
    await eventually(() => document.querySelectorAll('.found').length).toBe(1);
    await visitor.click(write);
    await eventually(listRows).toEqual(['One.', 'Two', 'Three.']);
  });

  test('the menu at a slash makes a block', async () => {
    await open(newForm());
    await visitor.type('Paragraph 1', '/');
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await eventually(lastField).toBe('1. ');
  });

  test('a formula is copied as its TeX, alone and among other words, which are pasted into the form as the post has them', async () => {
    const Paragraph =
      'Euler[^1] wrote $e^{i\\pi}+1=0$ and:\n\n$$\n\\int_0^1 x\n$$\n\n[^1]: A note.';
    await write(
      'blogs/formulas',
      post('Formulas', { sections: [{ Heading: '', paragraphs: [{ Paragraph }] }] }),
    );
    await open('/blog/formulas');
    await eventually(canCopyFormulas).toBe(true);
    const paste = async () => {
      await visitor.press('Control+c');
      await open(newForm());
      await visitor.type('Paragraph 1', ' ');
      await visitor.press('Control+v');
    };
    await visitor.run(() => getSelection()!.selectAllChildren(document.querySelector('math')!));
    await paste();
    await eventually(lastField).toBe(' $e^{i\\pi}+1=0$');
    await open('/blog/formulas');
    await eventually(canCopyFormulas).toBe(true);
    await visitor.run(selectText);
    await paste();
    await eventually(lastField).toBe(` ${Paragraph}`);
  });

  test('a short post is printed on one page, if the driver can', async () => {
    const pdf = await visitor.print?.();
    if (pdf) expect((await readPdf(pdf)).totalPages).toBe(1);
  });

  test('visited pages open offline, in a new tab too', async () => {
    await open(`/blog/${newest.id}`);
    const isCached = async () =>
      !!navigator.serviceWorker.controller && !!(await caches.match(location.pathname));
    await eventually(isCached).toBe(true);
    await site.goDown();
    for (const tab of [1, 2]) {
      await visitor.goToTab(tab);
      await open('/cv');
      await eventually(text).toContain(words.cv.work);
      await open(`/blog/${newest.id}`);
      await eventually(heading).toBe(newest.Title);
      await eventually(isHydrated).toBe(true);
    }
    await site.goUp();
  });

  test('a new version is offered, and opens offline', async () => {
    await open('/home');
    await site.deploy(next);
    await open('/cv');
    await visitor.click(words.frame.reload);
    await eventually(text).not.toContain('A new version');
    await site.goDown();
    await open('/home');
    await eventually(heading).toBe('About Us');
    await site.goUp();
  });

  test('the CV is printed, if the driver can: every word whole, and the sample on two pages', async () => {
    await open('/cv');
    const pdf = await visitor.print?.();
    if (!pdf) return;
    const { words, totalPages } = await readPdf(pdf);
    const name = (await visitor.run(heading))!;
    expect(words.join(' ').indexOf(toWords(name).join(' '))).toBe(0);
    expect(words).toEqual(toWords(await visitor.run(readMain)));
    expect(words.join('')).not.toContain('\uFFFD');
    if (name === 'Your Name') expect(totalPages).toBe(2);
  });

  test('words from right to left are in the same order on paper as on the screen', async () => {
    await open('/cv');
    await eventually(isHydrated).toBe(true);
    const { screen, paper } = await visitor.run(orderWords);
    expect(screen).toEqual(['8.', '.NET', 'ו-', 'C#', 'ב-', 'API', 'פיתוח']);
    expect(paper).toEqual(screen);
  });

  test('after Back, theme and account are those of now in the first frame, and the posts are live', async () => {
    const isSignedIn = () => !!document.querySelector('button.profile-toggle');
    await visitor.goToTab(0);
    await visitor.run(() => localStorage.removeItem('theme'));
    await open('/blogs');
    await eventually(text).toContain(newest.Title);
    // Firefox keeps no page with an open request for Back, and takes the list's for one of the next page.
    for (const path of ['/home', '/cv']) {
      await open(path);
      await eventually(hasCheckedUser).toBe(true);
    }
    await visitor.run(noteReturn);
    await open('/contact');
    await eventually(isHydrated).toBe(true);
    await visitor.run(chooseDark);
    await eventually(isSignedIn).toBe(true);
    await visitor.run(() => document.querySelector<HTMLElement>('.profile-toggle')!.click());
    // A click at its place may miss the menu while it opens.
    await eventually(() => {
      document.querySelector<HTMLElement>('.account-panel button')?.click();
      return !document.querySelector('.profile-toggle');
    }).toBe(true);
    const meanwhile = `Meanwhile in ${name}`;
    await write(`blogs/meanwhile-${name}`, post(meanwhile));

    await goBack();
    await eventually(() => location.pathname).toBe('/cv');
    await eventually(() => localStorage.getItem('returned')).toBe('dark, signed out');
    await visitor.run(() => history.go(-2));
    await eventually(() => location.pathname).toBe('/blogs');
    await eventually(text).toContain(meanwhile);
    expect(await visitor.run(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await visitor.run(isSignedIn)).toBe(false);
  });
});
