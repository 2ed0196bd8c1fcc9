import { type FieldName, fieldNames, getField, type ListedName } from './fields';
import { type Post, type PostSummary, toTitle } from './post';
import { shorten } from './text/shorten';

/** A field as lists, feeds and the search show it. The post's own page has all of it. */
function cutField<Value>(name: FieldName, value: Value): Value | string {
  const { cut } = getField(name);
  return cut && typeof value === 'string' ? shorten(value, cut) : value;
}

const listed = fieldNames.filter((name): name is ListedName => getField(name).isListed === true);

/** Keeps only what the list shows. */
export const toSummary = (post: PostSummary): PostSummary => ({
  ...toTitle(post),
  ...(Object.fromEntries(
    listed.map((name) => [name, cutField(name, post[name])]),
  ) as unknown as Pick<Post, ListedName>),
});

/** The author's name for search engines and feeds; undefined if it is empty. */
export const toAuthor = ({ Name }: Pick<Post, 'Name'>): string | undefined =>
  cutField('Name', Name) || undefined;
