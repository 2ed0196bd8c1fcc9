// Where programs and sites put the address that one of their own leads to.

type Find = (url: URL) => string | undefined;

const inParameter =
  (...names: string[]): Find =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find(Boolean) ?? undefined;

const inPath =
  (pattern: RegExp): Find =>
  ({ href }) =>
    pattern.exec(href)?.[1];

const fromBase64 = (text: string | undefined) => {
  try {
    return text && atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
};

// Proofpoint has its own signs for what addresses may not have.
const proofpoint: Find = ({ searchParams }) =>
  searchParams.get('u')?.replaceAll('-', '%').replaceAll('_', '/');

const inJson: Find = ({ pathname }) => {
  const text = fromBase64(/\/redirect\/2\/([\w-]+)/.exec(pathname)?.[1]);
  return /"e":"([^"\\]+)"/.exec(text ?? '')?.[1];
};

const inBing: Find = ({ searchParams }) =>
  fromBase64(/^a1([\w-]+)/.exec(searchParams.get('u') ?? '')?.[1]);

/** Each by its host and the beginning of its path. */
const REDIRECTS: [place: RegExp, find: Find][] = [
  // Mail that is checked on its way.
  [/^[\w.-]+\.safelinks\.protection\.outlook\.com\//, inParameter('url')],
  [/^statics\.teams\.cdn\.office\.net\/[\w/-]*safelinks/, inParameter('url')],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v3\//, inPath(/\/v3\/__(.+?)__;/)],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v2\//, proofpoint],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v1\//, inParameter('u')],
  [/^linkprotect\.cudasvc\.com\//, inParameter('a')],
  [/^secure-web\.cisco\.com\//, inPath(/\/(https?%3A%2F%2F[^/?#]+)/i)],
  [/^url\.avanan\.click\/v2\//, inPath(/\/v2\/(?:r\d+\/)?_{2,3}(.+?)_{3}\./)],
  [/^(?:[\w-]+\.)?(?:scanmail\.trustwave|clicktime\.symantec)\.com\//, inParameter('u')],
  [/^deref-(?:gmx|web)\.\w+\//, inParameter('redirectUrl')],
  [/^[\w.-]+\.awstrack\.me\//, inPath(/\/L0\/(https?(?::|%3A)[^/]+)\//i)],
  [/^(?:www\.)?substack\.com\/redirect\/2\//, inJson],
  // Searches.
  [/^(?:www\.)?google\.[a-z.]+\/url\b/, inParameter('q', 'url')],
  [/^(?:www\.)?google\.[a-z.]+\/imgres\b/, inParameter('imgrefurl')],
  [/^(?:www\.)?google\.[a-z.]+\/amp\/s\//, inPath(/\/amp\/s\/([^#]+)/)],
  [/^(?:www\.)?bing\.com\/ck\//, inBing],
  [/^(?:www\.)?duckduckgo\.com\/l\//, inParameter('uddg')],
  [/^r\.search\.yahoo\.com\//, inPath(/\/RU=([^/]+)\//)],
  // Networks and chats.
  [/^lm?\.(?:facebook|instagram|messenger|threads|workplace)\.com\//, inParameter('u')],
  [/^(?:www\.|m\.)?facebook\.com\/(?:l|flx\/warn)\b/, inParameter('u')],
  [/^l\.wl\.co\/l\b/, inParameter('u')],
  [/^(?:[\w-]+\.)?linkedin\.com\/(?:redir|safety)\//, inParameter('url')],
  [/^(?:[\w-]+\.)?slack-redir\.net\//, inParameter('url')],
  [/^(?:www\.|m\.)?youtube\.com\/redirect\b/, inParameter('q')],
  [/^(?:out|click)\.reddit\.com\//, inParameter('url')],
  [/^(?:t\.umblr\.com|(?:www\.)?tumblr\.com)\/redirect\b/, inParameter('z')],
  [/^(?:m\.)?vk\.(?:com|ru)\/away\.php/, inParameter('to')],
  [/^(?:www\.)?steamcommunity\.com\/linkfilter\b/, inParameter('u', 'url')],
  [/^(?:www\.)?disq\.us\/url\b/, inParameter('url')],
  [/^(?:www\.)?medium\.com\/r\//, inParameter('url')],
  [/^(?:www\.)?quora\.com\/_\/redirect\b/, inParameter('url')],
  [/^(?:www\.)?getpocket\.com\/redirect\b/, inParameter('url')],
  [/^(?:exit|gate)\.sc\//, inParameter('url')],
  [/^t\.me\/iv\b/, inParameter('url')],
  [/^link\.zhihu\.com\//, inParameter('target')],
  [/^link\.(?:juejin\.cn|csdn\.net)\//, inParameter('target')],
  [/^(?:www\.)?jianshu\.com\/go-wild\b/, inParameter('url')],
  [/^gitee\.com\/link\b/, inParameter('target')],
  [/^(?:weibo\.cn|t\.cn)\/sinaurl\b/, inParameter('u', 'toasturl')],
  [/^c\.pc\.qq\.com\//, inParameter('pfurl', 'url')],
];

// These know where they lead, and who was sent there, but don't say the first.
const OPAQUE =
  /^(?:[\w-]+\.)*(?:list-manage\.com\/track|mimecast(?:protect)?\.com\/s|sendgrid\.net|mandrillapp\.com|hubspotlinks\.com|hs-sales-engage\.com|klclick\d?\.com|convertkit-mail\d?\.com|kit-mail\d?\.com|rs6\.net|customeriomail\.com|cmail\d+\.com|createsend\d*\.com|mailgun\.org|mailchi\.mp\/track|link\.mail\.beehiiv\.com|exacttarget\.com|awstrack\.me|sailthru\.com|iterable\.com|mjt\.lu)\b/;

const decode = (text: string): string => {
  try {
    return /^https?%3A/i.test(text) || /^https?:%2F/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
};

/** What of an address says whose it is: its host and path, in lower case. */
const toPlace = (url: URL) => url.host + url.pathname.toLowerCase();

/** Whether an address leads to another that only its server knows. */
export const isOpaque = (url: URL): boolean => {
  const place = toPlace(url);
  return OPAQUE.test(place) || REDIRECTS.some(([pattern]) => pattern.test(place));
};

/** Finds the address to which another leads; undefined if it leads to none, or doesn't say which. */
export function findTarget(url: URL): string | undefined {
  const place = toPlace(url);
  const find = REDIRECTS.find(([pattern]) => pattern.test(place))?.[1];
  const target = decode(find?.(url) ?? '');
  const whole = place.includes('/amp/s/') && target ? `https://${target}` : target;
  return /^https?:\/\/[^/?#\s]/i.test(whole) && URL.canParse(whole) ? whole : undefined;
}
