/**
 * Reloads the page, once the site answers. After a failed import() only a reload loads the code again
 * (https://github.com/whatwg/html/issues/6768), but offline it would replace the page by the browser's error page.
 */
export async function reload(): Promise<void> {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
}
