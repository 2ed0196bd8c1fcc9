import { readSnapshot, type Snapshot } from '../cache';

/** The posts that the build wrote into the page at this URL. Also without a network, if the service worker keeps it. */
export async function fetchSnapshot(): Promise<Snapshot> {
  try {
    const html = await (await fetch(location.pathname)).text();
    return readSnapshot(new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    return {};
  }
}
