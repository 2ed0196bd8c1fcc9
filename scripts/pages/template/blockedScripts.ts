/** Whether a source of a Content-Security-Policy, which may begin with `https://*.`, allows an address. */
function isAllowed(source: string, url: URL): boolean {
  const [start = '', host] = source.split('*');
  return url.href.startsWith(start) && (host === undefined || url.host.endsWith(host));
}

/** Lists the scripts of other sites in a page that a policy with these sources blocks. */
export function findBlockedScripts(html: string, sources: string[]): string[] {
  const scripts = html
    .replace(/<!--.*?-->/gs, '')
    .matchAll(/<script\b[^>]*\ssrc\s*=\s*["']?([^\s"'>]+)/gi);
  return Array.from(scripts, ([, src]) => src!).filter((src) => {
    const url = new URL(src, 'https://site.invalid');
    return url.host !== 'site.invalid' && !sources.some((source) => isAllowed(source, url));
  });
}
