import type { CDPSession } from '@playwright/test';

const listenChannel = '/google.firestore.v1.Firestore/Listen/channel';

/** The type a resource's bytes are counted under. */
export type ResourceType = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

const types: Record<string, ResourceType | undefined> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

interface Request {
  type: ResourceType;
  /** As transferred: compressed, and with the headers once the request has finished. */
  bytes: number;
  open: boolean;
}

/** The network traffic of a page. */
interface Network {
  /** Bytes transferred so far. */
  bytes: () => number;
  bytesByType: () => Record<ResourceType, number>;
  /** Whether no request is open and none has changed for that many milliseconds. */
  idleFor: (milliseconds: number) => boolean;
}

/** Counts a page's network traffic from now on; the session's Network domain must be enabled. */
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
    // Firestore's channel stays open as long as the page listens.
    const open = !request.url.includes(listenChannel);
    requests.set(requestId, { type: types[type ?? ''] ?? 'other', bytes: 0, open });
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
    bytesByType: () => {
      const sums = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
      for (const { type, bytes } of all()) sums[type] += bytes;
      return sums;
    },
    idleFor: (milliseconds) =>
      !all().some(({ open }) => open) && Date.now() - lastChange >= milliseconds,
  };
}
