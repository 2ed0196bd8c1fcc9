// What says in an export of WordPress that a post, or a part of it, may not be for everyone.
import { asText } from '#foreign-markdown';

// Blocks and shortcodes for members, and blocks that are switched off.
const PARTS =
  /<!-- wp:(?:jetpack\/paywall|premium-content\/)|"blockVisibility"|\[(?:\w+[-_])?(?:private|restrict\w*|members?\w*|subscribers?|logged\w*|paid\w*|paywall|premium|protect\w*|passster|password\w*|hide\w*|lock(?:ed|er)|pmpro\w*|swpm\w*|mepr\w*|wlm\w*|rcp\w*|ihc|s2if)\b/i;
// Plugins keep it beside the post.
const KEYS =
  /^(?:_members_access_role|rcp_(?:user_level|access_level|subscription_level)|ihc_mb_who|_wp_page_restrict\w*)$/;
const EVERYONE = /^(?:all|none|public|0|)$/i;
// Of Yoast, Rank Math and All in One SEO.
const NOINDEX = /^(?:_yoast_wpseo_meta-robots-noindex|_aioseop_noindex|rank_math_robots)$/;

type Meta = Record<string, unknown>;

const has = (metas: Meta[], keys: RegExp, isIt: (value: string) => boolean) =>
  metas.some(
    (meta) => keys.test(asText(meta['wp:meta_key'])) && isIt(asText(meta['wp:meta_value'])),
  );

/** Whether a post, or a part of it, may not be for everyone. */
export const isForMembers = (content: string, metas: Meta[] = []): boolean =>
  PARTS.test(content) || has(metas, KEYS, (value) => !EVERYONE.test(value));

/** What search engines are told by plugins. */
export const readRobots = (metas: Meta[] = []): string =>
  has(metas, NOINDEX, (value) => /^(?:1|on)$|noindex/.test(value)) ? 'noindex' : '';
