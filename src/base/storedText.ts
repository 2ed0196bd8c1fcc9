/** A text in the local storage, under a key; null if there is none or no storage. */
export function storedText(key: string) {
  // What this page has last seen or written.
  let lastText: string | null = null;
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (text: string | null) => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Without storage, it lasts until the page is closed.
    }
    lastText = read();
  };
  /** Calls back when another tab has changed it, also while this page was frozen or in the browser's page cache. */
  const onChange = (callback: () => void) => {
    lastText = read();
    const look = () => {
      const now = read();
      if (now === lastText) return;
      lastText = now;
      callback();
    };
    // The last two are the first events of a page that wakes, and come before its first frame.
    for (const event of ['storage', 'pageshow', 'visibilitychange']) addEventListener(event, look);
  };
  return { read, write, onChange };
}
