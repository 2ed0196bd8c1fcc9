// Functions that run in a page: they can use nothing from outside.

/** Notes errors and violations of the policy. Runs before the page’s other scripts. */
export function collectFaults() {
  const keep = (fault: string) => (localStorage.faults = `${localStorage.faults ?? ''}${fault}\n`);
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep(`blocked ${blockedURI}`));
}

/** Follows the link to `sessionStorage.next` before the page’s chunks come, for which a driver would wait. Runs before the page’s other scripts. */
export function goOn() {
  const next = sessionStorage.getItem('next');
  sessionStorage.removeItem('next');
  if (next)
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>(`[href="${next}"]`)!.click(),
    );
}

/** Returns the errors and violations since the last call. */
export function takeFaults() {
  const faults = localStorage.getItem('faults');
  localStorage.removeItem('faults');
  return faults;
}

export const text = () => document.body.innerText;
export const heading = () => document.querySelector('h1')?.innerText;
export const paper = () => getComputedStyle(document.body).backgroundColor;

/** Chooses the dark theme. */
export function chooseDark() {
  const choice = document.querySelector<HTMLSelectElement>('.theme-switch select')!;
  choice.value = 'dark';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Tells whether the server has checked the sign-in. */
export const hasCheckedUser = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('accounts:lookup'));

/** Notes the theme and the account in the first frame after Back from the browser's page cache. */
export const noteReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => {
      const theme = document.documentElement.dataset.theme;
      const account = document.querySelector('.profile-toggle') ? 'signed in' : 'signed out';
      localStorage.setItem('returned', `${theme}, ${account}`);
    });
  });

/** Lists the fields that are lower than their text. */
export const listCutOff = () =>
  [...document.querySelectorAll('textarea')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ id }) => id);

/** What is in the fields of the text: those after the first heading. */
export const listRows = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.post-form [data-row]')]
    .map(({ value }) => value)
    .slice(4);

/** What is in the field with the focus. */
export const focused = () => (document.activeElement as HTMLTextAreaElement | null)?.value;

/** The alternative text in the field under the picture's paragraph. */
export const wordsOfPicture = () =>
  document.querySelector<HTMLInputElement>('.pictured input')?.value;

/** The width of the preview's picture in pixels; 0 until it is loaded. */
export function widthOfPicture() {
  const picture = document.querySelector<HTMLImageElement>('.preview img')!;
  picture.scrollIntoView();
  return picture.naturalWidth;
}

/** Drops a Markdown file into the last field. */
export function dropFile() {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['## Dropped'], 'dropped.md', { type: 'text/markdown' }));
  const field = [...document.querySelectorAll('textarea')].at(-1)!;
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Lists the words of a Hebrew sentence of a CV, with names in it, from left to right: on the screen, and as they are printed. */
export function orderWords() {
  const sentence = document.querySelector<HTMLElement>('.cv-entry')!;
  sentence.dir = 'rtl';
  sentence.innerHTML =
    '<p>פיתוח API <span class="whole">ב-<bdi>C#</bdi></span> <span class="whole">ו-<bdi>.NET</bdi></span> 8.</p>';
  const read = () => {
    const found: { word: string; left: number }[] = [];
    const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        found.push({ word, left: range.getBoundingClientRect().left });
      }
    return found.sort((a, b) => a.left - b.left).map(({ word }) => word);
  };
  const screen = read();
  const print = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('print'))
        rule.media.mediaText = 'all';
      if ('cssRules' in rule) print(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) print(sheet.cssRules);
  return { screen, paper: read() };
}

/** Whether what the fragment of the URL names is in the window, a heading near its upper edge. */
export function isInPlace() {
  const target = document.querySelector(location.hash);
  if (!target) return false;
  const { top } = target.getBoundingClientRect();
  return top > 4 && top < (target.matches('h2') ? 40 : innerHeight);
}

/** Whether all formulas are drawn, and what copies them is loaded. */
export const canCopyFormulas = () =>
  document.querySelectorAll('math').length > 1 &&
  performance.getEntriesByType('resource').some(({ name }) => name.includes('copyAsTex'));

/** Selects the sections of the post and its footnotes. */
export function selectText() {
  const [first, last] = ['.text > section', '.footnotes'].map((one) =>
    document.querySelector(one)!,
  );
  getSelection()!.setBaseAndExtent(first!, 0, last!, last!.childNodes.length);
}

/** The words of the last field of the form. */
export const lastField = () => [...document.querySelectorAll('textarea')].at(-1)!.value;
