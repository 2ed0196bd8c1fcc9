// When a connection fails, the Firestore SDK requests an image from google.com, and nothing uses the answer. Stopped here,
// since the Content-Security-Policy would block the request and report a violation. If an update of Firebase breaks this,
// delete the import in db.ts, this file and its test, and let tests/e2e/site/outage.spec.ts expect a few more lines in the console.
const PING = '//www.google.com/images/cleardot.gif';

// Tests also import the SDK in Node.
if ('HTMLImageElement' in globalThis) {
  const { prototype } = HTMLImageElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src')!;
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(url: string) {
      if (!String(url).includes(PING)) src.set!.call(this, url);
    },
  });
}
