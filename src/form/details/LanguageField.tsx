import { useDeferredValue, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import { site } from '#words/site';
import { writing } from '#words/author/writing';
import { guessLanguage } from '#guess-language';
import { type ControlProps, useOptionalField } from './useOptionalField';

const LANGUAGES =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk ur vi zh-Hans zh-Hant';
// Enough to know a language by its letters and small words.
const SAMPLE = 3_000;

const names = new Intl.DisplayNames(site.lang, { type: 'language' });
/** The name of a language in the site's own. */
export const nameOf = (language: string) => names.of(language) ?? language;

/** The languages to choose from, with the one that is stated, by their names. */
function listLanguages(stated: string) {
  const all = new Set([...LANGUAGES.split(' '), stated]);
  return [...all]
    .filter(Boolean)
    .map((language) => [language, nameOf(language)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, site.lang));
}

/** The language of the post, offered with a guess from its words. */
export function LanguageField(form: ControlProps) {
  const { text: language, setText, field } = useOptionalField(form);
  const { id, label } = field;
  const written = useDeferredValue(form.rows);
  // The author's name says nothing about it.
  const sample = written
    .slice(1)
    .reduce((text, row) => (text.length > SAMPLE ? text : `${text}${row.text}\n`), '')
    .slice(0, SAMPLE);
  const guess = useMemo(() => guessLanguage(sample), [sample]);
  const offer = useMemo(() => guess && writing.looksLike(nameOf(guess)), [guess]);
  // Made once, as the form renders at each key.
  const options = useMemo(
    () =>
      listLanguages(language).map(([offered, name]) => (
        <option key={offered} value={offered}>
          {name}
        </option>
      )),
    [language],
  );
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <select
        id={id}
        className="form-control"
        value={language}
        onChange={({ target }) => setText(target.value)}
      >
        <option value="">{writing.notStated}</option>
        {options}
      </select>
      {guess && !language && (
        <Button
          variant="quiet"
          onClick={() => {
            setText(guess);
            // The button is gone then.
            document.getElementById(id)?.focus();
          }}
        >
          {offer}
        </Button>
      )}
    </div>
  );
}
