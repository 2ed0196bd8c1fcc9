// Functions that run in a page, here and in tests/browsers: they can use nothing from outside.

/** Tells whether React has taken over the built page, down to its last heading. */
export const isHydrated = () =>
  // React adds its own properties to the elements it has hydrated.
  Object.keys([...document.querySelectorAll('h1, h2, h3, h4')].at(-1) ?? {}).some((key) =>
    key.startsWith('__react'),
  );

/** How many pages of posts the list shows. Those of other tests come in addition. */
export const countPages = () => Math.floor(document.querySelectorAll('article').length / 20);

/** Tells whether the entry of the history has the position at which the page is. */
export function isPositionStored(): boolean {
  type Entry = { position?: { words: string; top: number } } | null;
  const { position } = (history.state as Entry) ?? {};
  return [...document.querySelectorAll('main :is(h2, p, li, tr)')].some(
    (block) =>
      position !== undefined &&
      block.textContent.trim().startsWith(position.words) &&
      Math.abs(block.getBoundingClientRect().top - position.top) < 1,
  );
}

/** Pastes a picture of 2,000 × 1,000 pixels into the last field. */
export async function pastePicture() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1000 });
  canvas.getContext('2d')!.fillRect(0, 0, 2000, 500);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox ignores it in the constructor.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  [...document.querySelectorAll('textarea')].at(-1)!.dispatchEvent(event);
}

/** Reads the text of main that belongs on paper. */
export function readMain(): string {
  let found = '';
  // Within one, names stand in elements of their own.
  const blocks = 'p, li, h1, h2, h3, h4, dt, dd, figcaption, .aside';
  let last: Element | null = null;
  const offPaper = 'button, nav, script, .buttons, .btn, .contents-on-request';
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement!;
    if (around.closest(offPaper)) continue;
    const block = around.closest(blocks);
    found += (block && block === last ? '' : ' ') + texts.currentNode.textContent!;
    last = block;
  }
  return found;
}

/** Lists the words of main that stand side by side in a line, each pair as it is read: from the left or from the right. */
export function readOrder(): Record<string, string> {
  const order: Record<string, string> = {};
  const box = (text: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range.getBoundingClientRect();
  };
  for (const block of document.querySelectorAll('main :is(p, li, h3, h4, dt, dd)')) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const words: { word: string; box: DOMRect }[] = [];
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/\S+/g)) {
        const whole = box(texts.currentNode, index, index + word.length);
        if (whole.width > 0) words.push({ word, box: whole });
        // The signs of a name beside its letters.
        if (/^(\W?[A-Za-z]+|[A-Za-z]+\W+)$/.test(word)) {
          const ends = [0, word.length - 1].map(
            (at) => box(texts.currentNode, index + at, index + at + 1).left,
          );
          if (whole.width > 0)
            order[word] = ends[0]! <= ends[1]! ? 'from the left' : 'from the right';
        }
      }
    for (const [i, { word, box }] of words.entries()) {
      const next = words[i + 1];
      const isBeside = next && Math.abs(next.box.bottom - box.bottom) < box.height / 2;
      if (isBeside)
        order[`${block.textContent}: ${i} ${word} ${next.word}`] =
          next.box.left > box.left ? 'from the left' : 'from the right';
    }
  }
  return order;
}

/** Makes an operation in the queue of the Firestore SDK fail, as its own fault does. `url`: the script with the database. */
export async function stopSdk(url: string) {
  type Db = { _queue?: { enqueueAndForget: (work: () => Promise<never>) => void } } | undefined;
  const { _queue } = Object.values((await import(url)) as Record<string, Db>).find(
    (one) => one?._queue,
  )!;
  const message = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)';
  _queue!.enqueueAndForget(() => Promise.reject(new Error(message)));
}
