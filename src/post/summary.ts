import { type FieldName, fieldNames, getField, type ListedName } from './fields';
import { type Post, type PostSummary, toTitle } from './post';
import { shorten } from './shorten';

/** A field as lists, feeds and the search show it. The post's own page has all of it. */
const cutField = (name: FieldName, value: unknown) => {
  const { cut } = getField(name);
  return cut && typeof value === 'string' ? shorten(value, cut) : value;
};

const listed = fieldNames.filter((name): name is ListedName => getField(name).isListed === true);

/** Keeps only what the list shows. */
export const toSummary = (post: PostSummary): PostSummary => ({
  ...toTitle(post),
  ...(Object.fromEntries(
    listed.map((name) => [name, cutField(name, post[name])]),
  ) as unknown as Pick<Post, ListedName>),
});
