// Functions that run in a page: they can use nothing from outside.

/** Notes errors and violations of the policy. Runs before the page’s other scripts. */
export function collectFaults() {
  const keep = (fault: string) => (localStorage.faults = `${localStorage.faults ?? ''}${fault}\n`);
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep(`blocked ${blockedURI}`));
}

/** Drops a Markdown file into the last field. */
export function dropFile() {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['## Dropped'], 'dropped.md', { type: 'text/markdown' }));
  const field = [...document.querySelectorAll('textarea')].at(-1)!;
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
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
