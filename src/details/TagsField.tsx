import { useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { useBuiltPage } from '../reading/builtPage';
import { MAX_TAG_LENGTH, MAX_TAGS, splitAtCommas, toTags } from '../post/tags';
import { type ChangeForm, fillIn } from '../rows/rowActions';
import type { Row } from '../rows/rows';

const toText = (typed: string) => toTags([typed]).join(', ');

/** The tags of the post, in one field. Offers those in use. */
export function TagsField({ rows, change }: { rows: Row[]; change: ChangeForm }) {
  const kept = rows.find(({ name }) => name === 'Tags')?.text ?? '';
  const [typed, setTyped] = useState(kept);
  // Undo and other versions of the post change what is kept.
  const text = toText(typed) === kept ? typed : kept;
  const tags = toTags([text]);
  const parts = splitAtCommas(text);
  const isMore = parts.filter((tag) => tag.trim()).length > tags.length;

  const [isWanted, setWanted] = useState(false);
  const snapshot = useBuiltPage(isWanted ? location.pathname : undefined);
  const inUse = (snapshot !== 'unreachable' && snapshot?.tags) || [];
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
        onFocus={() => setWanted(true)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (toText(value) !== kept) fillIn(change, rows, 'Tags', toText(value));
        }}
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
