import { writing } from '#words/author/writing';
import { MAX_TAG_LENGTH, MAX_TAGS, splitAtCommas, toTags } from '../../post/tags';
import { Field } from '../../base/Field';
import { type ControlProps, useOptionalField } from './useOptionalField';

/** The tags of the post, in one field. Offers those in use. */
export function TagsField({ hint, offered = [], ...form }: ControlProps) {
  const { kept, text, field } = useOptionalField(form);
  const tags = toTags([text]);
  const parts = splitAtCommas(text);
  const isMore = parts.filter((tag) => tag.trim()).length > tags.length;

  const before = text.slice(0, text.length - parts.at(-1)!.length);
  const others = offered.filter((tag) => toTags([...tags, tag]).length > tags.length);
  return (
    <Field
      {...field}
      hint={isMore ? writing.tooManyTags(MAX_TAGS, MAX_TAG_LENGTH, kept) : hint}
      offered={others.map((tag) => (before ? `${before} ${tag}` : tag))}
    />
  );
}
