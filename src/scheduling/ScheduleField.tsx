import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { site } from '#words/site';
import { scheduling } from '#words/author/scheduling';
import { tools } from '#words/author/tools';
import { Field } from '../base/Field';

/** The id of the field. */
export const PUBLISH_LATER = 'publish-later';

interface Props {
  /** When the post is to be published, in ms since 1970; 0 for at once. */
  dueAt: number;
  onChange: (dueAt: number) => void;
  /** Takes back a post that is scheduled already. Resolves to a sentence if that isn't possible. */
  onCancel?: () => Promise<string>;
}

/** A time as the field has it: on this device's clock, without its zone. */
function toLocal(ms: number): string {
  const date = new Date(ms);
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 16);
}

/** The time at which Submit has the post published, if that is not at once. */
export function ScheduleField({ dueAt, onChange, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  const [now, setNow] = useState(Date.now);
  const [problem, setProblem] = useState('');
  const parse = (text: string) => Date.parse(text) || 0;
  // While it is typed, it may be written otherwise, such as with a year of two digits.
  const text = parse(typed) === dueAt ? typed : dueAt ? toLocal(dueAt) : '';
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'full', timeStyle: 'short' });
  const { timeZone } = format.resolvedOptions();
  const time = `${format.format(dueAt)} (${timeZone})`;
  const hint = dueAt > now ? scheduling.willBe(time) : scheduling.passed;
  return (
    <Field
      id={PUBLISH_LATER}
      label={scheduling.publishLater}
      hint={dueAt ? hint : scheduling.hint(timeZone)}
      type="datetime-local"
      dir={site.dir}
      min={toLocal(now)}
      value={text}
      onChange={({ target: { value } }) => {
        setTyped(value);
        setNow(Date.now());
        onChange(parse(value));
      }}
    >
      {onCancel && (
        <Button variant="quiet" onClick={() => void onCancel().then(setProblem)}>
          {tools.backToDraft}
        </Button>
      )}
      {problem && (
        <p className="alert alert-danger" role="alert">
          {problem}
        </p>
      )}
    </Field>
  );
}
