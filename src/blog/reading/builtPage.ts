import { readSnapshot, type Snapshot } from '../cache';

/**
 * The posts that the build wrote into the page at this URL. Also without a network, if the service worker keeps it; else
 * throws.
 */
export async function fetchSnapshot(): Promise<Snapshot> {
  const html = await (await fetch(location.pathname)).text();
  return readSnapshot(new DOMParser().parseFromString(html, 'text/html'));
}
