import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { toWebAddress } from '../post/toPost';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { useOptionalField } from './useOptionalField';

interface Props {
  rows: Row[];
  change: ChangeForm;
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
}

const toKeptAddress = (address: string) => toWebAddress(address.trim()) ?? '';

/** When and where the post was first published, if that was elsewhere. */
export function OriginFields({ lastDay, ...form }: Props) {
  const toDay = (day: string) => (day <= lastDay ? day : '');
  const { text: day, setText: setDay } = useOptionalField(form, 'FirstPublished', toDay);
  const { text: address, setText: setAddress } = useOptionalField(form, 'Canonical', toKeptAddress);
  return (
    <>
      <FormGroup controlId="FirstPublished">
        <FormLabel>{writing.fields.FirstPublished}</FormLabel>
        <FormControl
          type="date"
          max={lastDay}
          aria-describedby="first-published-hint"
          value={day}
          onChange={({ target }) => setDay(target.value)}
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
          onChange={({ target }) => setAddress(target.value)}
        />
        <p id="canonical-hint" className="mono" aria-live="polite">
          {address && !toKeptAddress(address) ? writing.notAnAddress : writing.canonicalHint}
        </p>
      </FormGroup>
    </>
  );
}
