// What may mean that a post isn't for readers. In doubt, it stays out.
import { basename, normalize, resolve } from 'pathe';
import { asText, toList } from '#foreign-markdown';
import type { Entry } from './entry';
import { parseDate } from './parseDate';
import { listPosted } from './readFields';
import { toName } from './sources/toName';

const YES = /^(?:true|yes|on|y|1)$/i;
const NO = /^(?:false|no|off|n|0|)$/i;

// Fields that hide a post unless they say no, and those that hide one if they do.
const HIDES =
  `draft isdraft private isprivate hidden hide unlisted ishidden protected archived trashed deleted isdelisted isdeleted wip
  secret internal restricted exclude excluded ignore ignored paid premium membersonly noindex robotsnoindex sitemapexclude eleventyexcludefromcollections`.split(
    /\s+/,
  );
const SHOWS =
  'published publish public listed ispublished visible isactive dgpublish ready sitemap'.split(' ');
const HIDING_TAG = /^#?(?:drafts?|private|unlisted|hidden|secret|wip)$/i;
const PUBLIC =
  /^(?:|public|everybody|publish|published|live|final|done|complete[d]?|active|ready)$/i;
// Drafts also if theirs is the folder that is imported.
const DRAFTS = /\/_?drafts?\//i;
const PAGE_LAYOUT =
  /^(?:page|about|archives?|tags?|categor(?:y|ies)|search|404|redirect(?:ed)?|links|contact)$/i;
const PAGE_NAME =
  /^(?:about|contact|404|tags|categories|archives?|search|readme|license|changelog|contributing|code_of_conduct)$/i;
const PAGE_FOLDER = /(?:^|\/)_(?:pages|tabs|layouts|includes)\//;

type Data = Entry['data'];

const isStated = (value: unknown) => value !== undefined && value !== null;
const isNo = (value: unknown) =>
  value === false || value === 0 || (typeof value === 'string' && NO.test(value.trim()));

function explainFields(data: Data): string | undefined {
  const hides = HIDES.find((name) => isStated(data[name]) && !isNo(data[name]));
  if (hides) return hides.includes('draft') ? 'it is a draft' : `it says “${hides}”`;
  const tag = [...toList(data.tags), ...toList(data.categories)]
    .flatMap((text) => asText(text).split(/[\s,]+/))
    .find((tag) => HIDING_TAG.test(tag));
  if (tag) return `it has the tag “${tag}”`;
  const shows = SHOWS.find((name) => isNo(data[name]) && data[name] !== '');
  if (shows) return shows === 'published' ? 'it is a draft' : `it says “${shows}: no”`;
  if (!PUBLIC.test(asText(data.status)) || !PUBLIC.test(asText(data.visibility)))
    return asText(data.visibility)
      ? 'it is not for everyone'
      : `its status is “${asText(data.status)}”`;
  if (asText(data.password)) return 'it has a password';
  if (isStated(data.access) && !PUBLIC.test(asText(data.access))) return 'it is not for everyone';
  const { disable, exclude } = (data.sitemap ?? {}) as Data;
  if (disable === true || exclude === true) return 'it says that no sitemap may name it';
  if (/noindex/i.test(asText(data.robots))) return 'search engines must not find it';
  if (YES.test(String(data.headless)) || isNo(data.permalink)) return 'it has no page of its own';
  const build = {
    ...(data.build as Data | undefined),
    ...(data.cascade as { build?: Data })?.build,
  };
  if (['never', 'link', 'false'].includes(String(build.render)) || build.list === 'never')
    return 'its settings say that it is not built';
  return undefined;
}

/** Says that it is a page, such as one about the author; undefined if it isn't. */
function explainPage({ file, data }: Entry): string | undefined {
  const name = toName(file);
  if (data.redirectto) return 'it only leads to another address';
  const types = [data.type, data.layout, data.kind].map(asText);
  if (types.some((type) => PAGE_LAYOUT.test(type)) || PAGE_FOLDER.test(file)) return 'it is a page';
  const isNamed = PAGE_NAME.test(name) && !/\/_posts\//.test(file);
  return isNamed ? `it is a page by its name, ${name}` : undefined;
}

/** Says why a post isn't for readers; undefined if it is. */
export function explainUnpublished(entry: Entry, posted?: Date): string | undefined {
  const { data, timeZone } = entry;
  const file = normalize(entry.file);
  const now = Date.now();
  if (DRAFTS.test(resolve(file))) return 'it is a draft';
  if (/\.(?:draft|private)\.\w+$/i.test(file)) return 'it is a draft by its name';
  if (basename(file).startsWith('_')) return 'its name begins with an underscore';
  const fields = explainFields(data);
  if (fields) return fields;
  const ends = [data.expirydate, data.expires, data.unpublishdate, data.unpublishedat];
  const end = ends.find(isStated);
  if (isStated(end) && !((parseDate(end, timeZone)?.getTime() ?? 0) > now)) return 'it has expired';
  const page = explainPage({ ...entry, file });
  if (page) return page;
  const starts = [data.publishdate, data.publishat].map((date) => parseDate(date, timeZone));
  if (starts.some((start) => start && start.getTime() > now)) return 'its date is in the future';
  const isDate = (value: unknown) =>
    isStated(value) && value !== true && !isNo(value) && !YES.test(asText(value));
  const stated = posted ? [] : listPosted(entry).filter(isDate);
  if (stated.length > 0) {
    const text = stated.map(asText).find(Boolean);
    return `its date${text ? ` “${text}”` : ''} can’t be read: write it as 2020-01-31`;
  }
  if (!posted) return 'it has no date: add one such as “date: 2020-01-31” to its front matter';
  return posted.getTime() > now ? 'its date is in the future' : undefined;
}
