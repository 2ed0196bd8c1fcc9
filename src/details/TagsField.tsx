import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { MAX_TAG_LENGTH, MAX_TAGS, splitAtCommas, toTags } from '../post/tags';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { useInUse } from './useInUse';
import { useOptionalField } from './useOptionalField';

const toText = (typed: string) => toTags([typed]).join(', ');

/** The tags of the post, in one field. Offers those in use. */
export function TagsField(props: { rows: Row[]; change: ChangeForm }) {
  const { kept, text, setText } = useOptionalField(props, 'Tags', toText);
  const tags = toTags([text]);
  const parts = splitAtCommas(text);
  const isMore = parts.filter((tag) => tag.trim()).length > tags.length;

  const { inUse, onFocus } = useInUse('tags');
  const before = text.slice(0, text.length - parts.at(-1)!.length);
  const offered = inUse.filter((tag) => toTags([...tags, tag]).length > tags.length);
  return (
    <FormGroup controlId="Tags">
      <FormLabel>{writing.fields.Tags}</FormLabel>
      <FormControl
        dir="auto"
        autoComplete="off"
        list="tags-in-use"
        aria-describedby="tags-hint"
        value={text}
        onFocus={onFocus}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id="tags-in-use">
        {offered.map((tag) => (
          <option key={tag} value={before ? `${before} ${tag}` : tag} />
        ))}
      </datalist>
      <p id="tags-hint" className="mono" aria-live="polite">
        {isMore ? writing.tooManyTags(MAX_TAGS, MAX_TAG_LENGTH, kept) : writing.tagsHint}
      </p>
    </FormGroup>
  );
}
