// What a visitor of the demo has written, in this browser.
import { clear, createStore, entries, setMany, type UseStore } from 'idb-keyval';

/** Documents by path; null is one that was deleted. */
export type Documents = [path: string, data: Record<string, unknown> | null][];

let store: UseStore | undefined;
const open = () => (store ??= createStore('demo', 'documents'));
let channel: BroadcastChannel | undefined;
const tabs = () => (channel ??= new BroadcastChannel('demo'));

/** Reads what this browser has stored; nothing where it refuses. */
export async function readDocuments(): Promise<Documents> {
  try {
    return await entries<string, Documents[number][1]>(open());
  } catch {
    return [];
  }
}

/** Stores documents, and tells other tabs. Where the browser refuses, they last until the tab is closed. */
export async function saveDocuments(documents: Documents): Promise<void> {
  tabs().postMessage(documents);
  try {
    await setMany(documents, open());
  } catch {
    // They stay in the SDK's memory.
  }
}

/** Calls back with what another tab has written, and loads the page anew when one starts again. */
export function onOtherTabs(callback: (documents: Documents) => void): void {
  tabs().onmessage = ({ data }: MessageEvent<Documents | 'again'>) =>
    data === 'again' ? location.reload() : callback(data);
}

/** Forgets all that was written, also in other tabs. */
export async function clearDocuments(): Promise<void> {
  await clear(open());
  tabs().postMessage('again');
}
