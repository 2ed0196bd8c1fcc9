import { useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { toWebAddress } from '../post/toPost';
import { type ChangeForm, fillIn } from '../rows/rowActions';
import type { OptionalName, Row } from '../rows/rows';

interface Props {
  rows: Row[];
  change: ChangeForm;
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
}

/** When and where the post was first published, if that was elsewhere. */
export function OriginFields({ rows, change, lastDay }: Props) {
  const kept = (wanted: OptionalName) => rows.find(({ name }) => name === wanted)?.text ?? '';
  const [typed, setTyped] = useState({ day: '', address: '' });
  const toDay = (day: string) => (day <= lastDay ? day : '');
  const toAddress = (address: string) => toWebAddress(address.trim()) ?? '';
  // Undo and other versions of the post change what is kept.
  const keptDay = kept('FirstPublished');
  const day = toDay(typed.day) === keptDay ? typed.day : keptDay;
  const keptAddress = kept('Canonical');
  const address = toAddress(typed.address) === keptAddress ? typed.address : keptAddress;
  return (
    <>
      <FormGroup controlId="FirstPublished">
        <FormLabel>{writing.fields.FirstPublished}</FormLabel>
        <FormControl
          type="date"
          max={lastDay}
          aria-describedby="first-published-hint"
          value={day}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, day: value });
            if (toDay(value) !== keptDay) fillIn(change, rows, 'FirstPublished', toDay(value));
          }}
        />
        <p id="first-published-hint" className="mono" aria-live="polite">
          {day > lastDay ? writing.tooLate : writing.firstPublishedHint}
        </p>
      </FormGroup>
      <FormGroup controlId="Canonical">
        <FormLabel>{writing.fields.Canonical}</FormLabel>
        <FormControl
          type="url"
          dir="ltr"
          autoComplete="off"
          aria-describedby="canonical-hint"
          value={address}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, address: value });
            if (toAddress(value) !== keptAddress)
              fillIn(change, rows, 'Canonical', toAddress(value));
          }}
        />
        <p id="canonical-hint" className="mono" aria-live="polite">
          {address && !toAddress(address) ? writing.notAnAddress : writing.canonicalHint}
        </p>
      </FormGroup>
    </>
  );
}
