// Parameters that say who followed a link, and from where.
const ANYWHERE = new RegExp(
  [
    '^(?:(?:utm|mtm|matomo|piwik|hsa|bsft|guce_referrer)_[\\w-]+|pk_(?:campaign|kwd|keyword|source|medium|content|cid)|elq\\w*|guce_referrer)$',
    // Of advertisements.
    '^(?:gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|fbclid|msclkid|yclid|ysclid|twclid|ttclid|rdt_cid|epik|li_fat_id|igshid|igsh|irclickid|wickedid|s_kwcid|ef_id)$',
    // Of newsletters, some of which name who read them.
    '^(?:mc_[ce]id|_hsenc|_hsmi|__hs\\w+|hsctatracking|mkt_tok|vero_(?:id|conv)|oly_(?:anon|enc)_id|ml_subscriber(?:_hash)?|ck_subscriber_id|sfmc_(?:id|sub)|_kx|_bta_[tc]id|trk_(?:contact|msg|module|sid)|dm_i|sc_(?:campaign|channel|content|medium|outcome|geo|country)|et_rid|sslid|sseid|ssid_email)$',
    // Of statistics and sharing.
    '^(?:_ga|_gl|_gid|_openstat|wt\\.(?:mc_id|tsrc)|cmpid|ncid|ocid|xtor|guccounter|spm|share_(?:id|token|source|medium)|ref_src|__twitter_impression|__s|at_(?:campaign|medium|custom\\d))$',
  ].join('|'),
  'i',
);

/** Names that mean something else on other sites. */
const ON_HOSTS: [host: RegExp, names: RegExp][] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, /^(?:si|feature|pp|ab_channel)$/],
  [/(?:^|\.)spotify\.com$/, /^(?:si|context|pi)$/],
  [/(?:^|\.)(?:x|twitter)\.com$/, /^(?:s|t)$/],
  [/(?:^|\.)facebook\.com$/, /^(?:__cft__.*|__tn__|mibextid|rdid|share_url|paipv|eav|_rdr)$/],
  [
    /(?:^|\.)linkedin\.com$/,
    /^(?:trk|trackingid|lipi|highlightedupdateurns?|miniprofileurn|updateentityurn|licu|refid|rcm|midtoken|midsig)$/,
  ],
  [/(?:^|\.)tiktok\.com$/, /^(?:_t|_r|is_from_webapp|sender_device|web_id)$/],
  [/(?:^|\.)reddit\.com$/, /^(?:share_id|rdt|ref|ref_source|correlation_id|post_fullname)$/],
  [/(?:^|\.)medium\.com$/, /^source$/],
  [/(?:^|\.)substack\.com$/, /^(?:r|isfreemail|publication_id|post_id|triedredirect|showwelcome)$/],
  [
    /(?:^|\.)amazon\.[a-z.]{1,30}$/,
    /^(?:ref|ref_|pd_rd_\w+|pf_rd_\w+|qid|sr|sprefix|crid|dib(?:_tag)?|_encoding|psc|content-id)$/,
  ],
  [/^(?:docs|drive|sheets|slides)\.google\.com$/, /^(?:usp|ouid|rtpof|sd|authuser|userid)$/],
  [/(?:^|\.)sharepoint\.com$/, /^email$/],
  [/(?:^|\.)notion\.(?:so|site)$/, /^pvs$/],
  [/(?:^|\.)figma\.com$/, /^t$/],
  [/(?:^|\.)nytimes\.com$/, /^(?:smid|referringsource)$/],
  [
    /(?:^|\.)google\.[a-z.]{1,30}$/,
    /^(?:ved|ei|sca_esv|gs_lcrp|gs_lp|sclient|sxsrf|usg|ust|sa|rlz|oq|aqs|sourceid|authuser|entry|g_ep)$/,
  ],
  [/(?:^|\.)bilibili\.com$/, /^(?:vd_source|spm_id_from|from_source|share_\w+)$/],
];

/** Removes parameters from what follows `?` or `#`; all others stay as they are written. */
function removeFrom(parameters: string, host: string): string {
  const own = ON_HOSTS.find(([pattern]) => pattern.test(host))?.[1];
  const others = parameters.split('&').filter((parameter) => {
    const name = parameter.replace(/=.*/s, '').replace(/^amp;/, '').toLowerCase();
    return !ANYWHERE.test(name) && !own?.test(name);
  });
  return others.join('&');
}

/** Removes what only serves to track people from an address. */
export function removeTracking(address: string, { host }: URL): string {
  const [, page = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  // An archive has the page under the whole address that it had.
  if (/.https?:/i.test(page)) return address;
  const [left, place] = [query, fragment].map((part) => {
    // The fragment of most addresses is a place on the page.
    if (!part.includes('=')) return part;
    const parameters = removeFrom(part.slice(1), host);
    return parameters && part[0]! + parameters;
  });
  return page + left + place;
}
