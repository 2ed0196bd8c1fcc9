// Where programs and sites put the address that one of their own leads to.
import { decodePercent } from './decodePercent';
import {
  type Find,
  inBase64,
  inDashes,
  inJson,
  inMarks,
  inParameter,
  inPath,
  inQuery,
  inStars,
} from './findWithin';

/** Each by its host and the beginning of its path. */
const REDIRECTS: [hostAndPath: RegExp, find: Find][] = [
  // Mail that is checked on its way.
  [
    /^[\w.-]+\.safelinks\.protection\.(?:partner\.)?(?:outlook|office365)\.\w+\//,
    inParameter('url'),
  ],
  [/^outlook\.(?:live|office|office365)\.com\/owa\/redir\.aspx/, inParameter('URL', 'url')],
  [/^statics\.teams\.cdn\.office\.net\/[\w/-]*safelinks/, inParameter('url')],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v3\//, inStars],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v2\//, inDashes],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v1\//, inParameter('u')],
  [/^linkprotect\.cudasvc\.com\//, inParameter('a')],
  [/^secure-web\.cisco\.com\//, inPath(/\/(https?%3A%2F%2F[^/?#]+)/i)],
  [/^url\.avanan\.click\/v2\//, inMarks(/\/v2\/(?:r\d+\/)?_{2,3}/, /___\./)],
  [/^(?:[\w-]+\.)?(?:scanmail\.trustwave|clicktime\.symantec)\.com\//, inParameter('u')],
  [/^deref-[\w-]+\.\w+\//, inParameter('redirectUrl')],
  [/^[\w.-]+\.protection\.sophos\.com\//, inBase64('u')],
  [/^[\w.-]+\.trendmicro\.com\/wis\/clicktime\//, inParameter('url')],
  [/^protect2?\.fireeye\.com\/(?:v1\/)?url\b/, inParameter('u')],
  [/^urlsand\.esvalabs\.com\//, inParameter('u')],
  [/^sba\.yandex\.(?:net|ru)\/redirect\b/, inParameter('url')],
  [/^checklink\.mail\.ru\/proxy\b/, inParameter('url')],
  [/^[\w.-]+\.awstrack\.me\//, inPath(/\/L0\/(https?(?::|%3A)[^/]+)\//i)],
  [/^(?:www\.)?substack\.com\/redirect\/2\//, inJson],
  // Searches.
  [/^(?:www\.)?google\.[a-z.]+\/url\b/, inParameter('q', 'url')],
  [/^(?:www\.)?google\.[a-z.]+\/imgres\b/, inParameter('imgrefurl')],
  [/^(?:www\.)?google\.[a-z.]+\/amp\/s\//, inPath(/\/amp\/s\/([^#]+)/)],
  [/^(?:www\.)?bing\.com\/ck\//, inBase64('u')],
  [/^(?:\w+\.)?duckduckgo\.com\/l\//, inParameter('uddg')],
  [/^r\.search\.yahoo\.com\//, inPath(/\/RU=([^/]+)\//)],
  [/^(?:www\.)?yandex\.[a-z.]+\/clck\/jsredir\b/, inParameter('url')],
  [/^[\w-]+\.cdn\.ampproject\.org\/[cv]\/s\//, inPath(/\/[cv]\/s\/([^#]+)/)],
  // Networks and chats.
  [
    /^(?:href\.li|(?:www\.)?nullrefer(?:rer)?\.com|(?:www\.)?deviantart\.com\/users\/outgoing)(?:\/|$)/,
    inQuery,
  ],
  [/^(?:www\.)?(?:x|twitter)\.com\/i\/redirect\b/, inParameter('url')],
  [/^(?:[\w-]+\.)?pinterest\.[a-z.]+\/offsite\b/, inParameter('url')],
  [/^go\.bsky\.app\/redirect\b/, inParameter('u')],
  [/^cr\d?\.naver\.com\/rd\b/, inParameter('u')],
  [/^(?:www\.)?oschina\.net\/action\/gotolink\b/, inParameter('url')],
  [/^sspai\.com\/link\b/, inParameter('target')],
  [/^weixin110\.qq\.com\//, inParameter('url')],
  [/^lm?\.(?:facebook|instagram|messenger|threads|workplace)\.com\//, inParameter('u')],
  [/^(?:www\.|m\.)?facebook\.com\/(?:l|flx\/warn)\b/, inParameter('u')],
  [/^l\.wl\.co\/l\b/, inParameter('u')],
  [/^(?:[\w-]+\.)?linkedin\.com\/(?:redir|safety)\//, inParameter('url')],
  [/^(?:[\w-]+\.)?slack-redir\.net\//, inParameter('url')],
  [/^(?:www\.|m\.)?youtube\.com\/redirect\b/, inParameter('q')],
  [/^(?:out|click)\.reddit\.com\//, inParameter('url')],
  [/^(?:t\.umblr\.com|(?:www\.)?tumblr\.com)\/redirect\b/, inParameter('z')],
  [/^(?:\w+\.)?vk\.(?:com|ru)\/away\.php/, inParameter('to')],
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

// The paths that programs for newsletters have on the hosts of those who send them.
const OPAQUE_PATH =
  /^[^/]+\/(?:(?:ls|wf|uni|ss)\/(?:click|c)|e3t\/\w+|events\/public\/v1\/encoded|track\/click)(?:\/|$)/;

const decode = (text: string): string =>
  /^https?%3A/i.test(text) || /^https?:%2F/i.test(text) ? decodePercent(text) : text;

/** What of an address says whose it is: its host and path, in lower case. */
const toHostAndPath = (url: URL) => url.host + url.pathname.toLowerCase();

/** Whether an address leads to another that only its server knows. */
export const isOpaque = (url: URL): boolean => {
  const hostAndPath = toHostAndPath(url);
  const isNamed = OPAQUE.test(hostAndPath) || OPAQUE_PATH.test(hostAndPath);
  return isNamed || REDIRECTS.some(([pattern]) => pattern.test(hostAndPath));
};

// A page, or somebody to write to.
const LEADS = /^(?:https?:\/\/[^/?#\s]|mailto:[^\s?@]+@)/i;

/** Finds the address to which another leads; undefined if it leads to none, or doesn't say which. */
export function findTarget(url: URL): string | undefined {
  const hostAndPath = toHostAndPath(url);
  const find = REDIRECTS.find(([pattern]) => pattern.test(hostAndPath))?.[1];
  const target = decode(find?.(url) ?? '');
  const isBare = /\/(?:amp|[cv])\/s\//.test(hostAndPath);
  const whole = target && (isBare ? `https://${target}` : target.replace(/^\/\//, 'https://'));
  return LEADS.test(whole) && URL.canParse(whole) ? whole : undefined;
}
