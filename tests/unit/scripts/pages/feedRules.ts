import { z } from 'zod';

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
// ISO 8601 with a time zone, as in RFC 3339.
const date = z.iso.datetime({ offset: true });
const language = text.refine((tag) => Intl.getCanonicalLocales(tag).length === 1);

const haveUniqueIds = (entries: { id: unknown }[]) =>
  new Set(entries.map(({ id }) => String(id))).size === entries.length;

const one = <T extends z.ZodType>(rule: T) => z.tuple([rule]);
const atomAuthors = z.array(z.strictObject({ name: one(text) })).min(1);
const atomLinks = z
  .array(z.strictObject({ rel: z.enum(['self', 'alternate']).default('alternate'), href: url }))
  // A second alternate would need another type or hreflang.
  .refine((links) => links.filter(({ rel }) => rel === 'alternate').length === 1);

/** What RFC 4287 demands of an Atom feed, and of what it allows, what a blog may need. Elements are lists. */
export const atomRules = z.strictObject({
  xmlns: z.literal('http://www.w3.org/2005/Atom'),
  'xml:lang': language,
  id: one(url),
  title: one(text),
  subtitle: one(z.string()).optional(),
  link: atomLinks,
  updated: one(date),
  author: atomAuthors,
  entry: z
    .array(
      z.strictObject({
        'xml:lang': language.optional(),
        id: one(url),
        title: one(text),
        link: atomLinks,
        published: one(date),
        updated: one(date),
        author: atomAuthors,
        summary: one(z.string()),
        content: one(z.strictObject({ type: z.literal('html'), '#text': text.optional() })),
        category: z.array(z.strictObject({ term: text })).optional(),
      }),
    )
    .default([])
    .refine(haveUniqueIds),
});

/** What https://jsonfeed.org/version/1.1 demands, and of what it allows, what a blog may need. */
export const jsonFeedRules = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  description: text.optional(),
  language,
  home_page_url: url,
  feed_url: url,
  items: z
    .array(
      z.strictObject({
        id: url,
        url,
        title: text,
        summary: text.optional(),
        content_html: z.string(),
        date_published: date.optional(),
        date_modified: date.optional(),
        authors: z.array(z.strictObject({ name: text })).min(1),
        tags: z.array(text).optional(),
        language: language.optional(),
      }),
    )
    .refine(haveUniqueIds),
});
