import type { OldPost } from '#old-blogs';
import type { FieldName } from '../../src/post/fields';
import { toTagPath } from '../../src/post/paths';
import { toTags } from '../../src/post/tags';
import { readField } from '../../src/post/toPost';

/** Reads tags. Adds those that a post can’t have to `notes`. */
function readTags(texts: string[], notes: string[]): string[] {
  const tags = toTags(texts);
  const paths = new Set(tags.map(toTagPath));
  const refused = texts.filter((text) => !paths.has(toTagPath(text)));
  if (refused.length > 0)
    notes.push(
      `without the tags ${refused.join(', ')}: a post has at most 8, of at most 40 characters`,
    );
  return tags;
}

/** The fields of a post, with a title, as this site has them. */
export function toPostFields(post: OldPost, Title: string, notes: string[]) {
  const Canonical = readField('Canonical', post.canonical);
  return {
    Name: post.author,
    Title,
    Summary: post.summary,
    Language: post.language,
    Series: post.series,
    Tags: readTags(post.tags, notes),
    // What has an original elsewhere was published there.
    FirstPublished: post.firstPublished ?? (Canonical && post.posted),
    Canonical,
  } satisfies Partial<Record<FieldName, unknown>>;
}
