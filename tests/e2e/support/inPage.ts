// Functions that run in a page, here and in tests/browsers: they can use nothing from outside.

/** Tells whether React has taken over the built page. */
export const isHydrated = () =>
  // React adds its own properties to the elements it has hydrated.
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));

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
  const found: string[] = [];
  const offPaper = 'button, nav, script, .buttons, .btn, .contents-on-request';
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!texts.currentNode.parentElement!.closest(offPaper))
      found.push(texts.currentNode.textContent!);
  return found.join(' ');
}
