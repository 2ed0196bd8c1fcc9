import { site } from '#words/site';
import { writing } from '#words/writing';
import { toWebAddress } from '../post/toPost';
import { Field } from '../rows/formParts';
import type { EditableRows } from '../rows/rowActions';
import { useOptionalField } from './useOptionalField';

interface Props extends EditableRows {
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
  /** The series in use. */
  allSeries?: string[];
}

const toKeptAddress = (address: string) => toWebAddress(address.trim()) ?? '';

/** The fields that few posts need: the series, and where and when the post was published first. */
export function FurtherFields({ lastDay, allSeries, ...form }: Props) {
  const series = useOptionalField(form, 'Series');
  const toKeptDay = (day: string) => (day <= lastDay ? day : '');
  const day = useOptionalField(form, 'FirstPublished', toKeptDay);
  const address = useOptionalField(form, 'Canonical', toKeptAddress);
  const isKept = !address.text || toKeptAddress(address.text);
  return (
    <>
      <Field
        id="Series"
        label={writing.fields.Series}
        hint={writing.seriesHint}
        offered={allSeries}
        maxLength={100}
        value={series.text}
        onChange={({ target }) => series.setText(target.value)}
      />
      <Field
        id="FirstPublished"
        label={writing.fields.FirstPublished}
        hint={day.text > lastDay ? writing.tooLate : writing.firstPublishedHint}
        type="date"
        dir={site.dir}
        max={lastDay}
        value={day.text}
        onChange={({ target }) => day.setText(target.value)}
      />
      <Field
        id="Canonical"
        label={writing.fields.Canonical}
        hint={isKept ? writing.canonicalHint : writing.notAnAddress}
        type="url"
        dir="ltr"
        value={address.text}
        onChange={({ target }) => address.setText(target.value)}
      />
    </>
  );
}
