// Only a reload repeats a failed import(): https://github.com/whatwg/html/issues/6768
/** Reloads the page if the site answers; otherwise resolves to false. */
export async function reload(): Promise<boolean> {
  try {
    // Offline, a reload would show the browser's error page.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
