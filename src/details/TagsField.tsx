import { writing } from '#words/writing';
import { MAX_TAG_LENGTH, MAX_TAGS, splitAtCommas, toTags } from '../post/tags';
import { Field } from '../rows/formParts';
import type { EditableRows } from '../rows/rowActions';
import { useOptionalField } from './useOptionalField';

interface Props extends EditableRows {
  inUse?: string[];
}

const toText = (typed: string) => toTags([typed]).join(', ');

/** The tags of the post, in one field. Offers those in use. */
export function TagsField({ inUse = [], ...form }: Props) {
  const { kept, text, setText } = useOptionalField(form, 'Tags', toText);
  const tags = toTags([text]);
  const parts = splitAtCommas(text);
  const isMore = parts.filter((tag) => tag.trim()).length > tags.length;

  const before = text.slice(0, text.length - parts.at(-1)!.length);
  const others = inUse.filter((tag) => toTags([...tags, tag]).length > tags.length);
  return (
    <Field
      id="Tags"
      label={writing.fields.Tags}
      hint={isMore ? writing.tooManyTags(MAX_TAGS, MAX_TAG_LENGTH, kept) : writing.tagsHint}
      offered={others.map((tag) => (before ? `${before} ${tag}` : tag))}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
