import { useDeferredValue, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { site } from '#words/site';
import { writing } from '#words/writing';
import { guessLanguage } from '../content/guessLanguage';
import { type ChangeForm, fillIn } from '../rows/rowActions';
import type { Row } from '../rows/rows';

const LANGUAGES =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk ur vi zh-Hans zh-Hant';
// Enough to know a language by its letters and small words.
const SAMPLE = 3_000;

const names = new Intl.DisplayNames(site.lang, { type: 'language' });
const nameOf = (language: string) => names.of(language) ?? language;

/** The language of the post, offered with a guess from its words. */
export function LanguageField({ rows, change }: { rows: Row[]; change: ChangeForm }) {
  const language = rows.find(({ name }) => name === 'Language')?.text ?? '';
  const written = useDeferredValue(rows);
  const guess = useMemo(() => {
    // The author's name says nothing about it.
    const texts = written.slice(1).map(({ text }) => text);
    return guessLanguage(texts.join('\n').slice(0, SAMPLE));
  }, [written]);
  const all = [...new Set([...LANGUAGES.split(' '), ...(language ? [language] : [])])];
  const sorted = all
    .map((one) => [one, nameOf(one)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, site.lang));
  return (
    <FormGroup controlId="Language">
      <FormLabel>{writing.fields.Language}</FormLabel>
      <FormControl
        as="select"
        value={language}
        onChange={({ target }) => fillIn(change, rows, 'Language', target.value)}
      >
        <option value="">{writing.notStated}</option>
        {sorted.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </FormControl>
      {guess && !language && (
        <Button
          variant="quiet"
          onClick={() => {
            fillIn(change, rows, 'Language', guess);
            // The button is gone then.
            document.getElementById('Language')?.focus();
          }}
        >
          {writing.looksLike(nameOf(guess))}
        </Button>
      )}
    </FormGroup>
  );
}
