import type { CDPSession } from '@playwright/test';

const listenChannel = '/google.firestore.v1.Firestore/Listen/channel';

/** What the bytes of a page are counted as. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

const kinds: Record<string, Kind | undefined> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

interface Request {
  kind: Kind;
  /** Bytes as transferred: compressed, with the headers once it has finished. */
  bytes: number;
  open: boolean;
}

/** What goes over a page's line. */
export interface Network {
  /** The bytes so far. */
  bytes: () => number;
  byKind: () => Record<Kind, number>;
  /** Whether nothing is under way, and nothing was for so many milliseconds. */
  quietFor: (milliseconds: number) => boolean;
}

/** Counts what goes over a page's line from now on; the session's Network domain must be enabled. */
export function watchNetwork(cdp: CDPSession): Network {
  const requests = new Map<string, Request>();
  let lastChange = Date.now();
  const change = (id: string, to: (request: Request) => Partial<Request>) => {
    const request = requests.get(id);
    if (!request) return;
    Object.assign(request, to(request));
    lastChange = Date.now();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const kind = kinds[type ?? ''] ?? 'other';
    // The channel stays open for as long as the page listens.
    requests.set(requestId, { kind, bytes: 0, open: !request.url.includes(listenChannel) });
    lastChange = Date.now();
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    change(requestId, ({ bytes }) => ({ bytes: bytes + encodedDataLength })),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, () => ({ bytes: encodedDataLength, open: false })),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => change(requestId, () => ({ open: false })));

  const all = () => [...requests.values()];
  return {
    bytes: () => all().reduce((sum, { bytes }) => sum + bytes, 0),
    byKind: () => {
      const sums = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
      for (const { kind, bytes } of all()) sums[kind] += bytes;
      return sums;
    },
    quietFor: (milliseconds) =>
      !all().some(({ open }) => open) && Date.now() - lastChange >= milliseconds,
  };
}
