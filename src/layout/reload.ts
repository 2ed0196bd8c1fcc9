/**
 * Reloads the page if the site answers; otherwise resolves to false, as offline a reload would replace the page by the
 * browser's error page. Only a reload repeats a failed import(): https://github.com/whatwg/html/issues/6768
 */
export async function reload(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
