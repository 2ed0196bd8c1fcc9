import type { ComponentType } from 'react';
import { site } from '#words/site';
import { writing } from '#words/author/writing';
import {
  fieldNames,
  fields,
  getField,
  isOptional,
  type Kind,
  type OptionalName,
} from '../../post/fields';
import { hasEditions } from '../../editions/findEdition';
import { Field } from '../../base/Field';
import { LanguageField } from './LanguageField';
import { PictureField } from './PictureField';
import { TagsField } from './TagsField';
import { type ControlProps, useOptionalField } from './useOptionalField';

function NameField({ hint, offered, ...form }: ControlProps) {
  const { field } = useOptionalField(form);
  return <Field {...field} hint={hint} offered={offered} maxLength={getField(form.name).max} />;
}

function DayField({ hint, lastDay, ...form }: ControlProps) {
  const { text, field } = useOptionalField(form, (day) => day <= lastDay);
  return (
    <Field
      {...field}
      hint={text > lastDay ? writing.tooLate : hint}
      type="date"
      dir={site.dir}
      max={lastDay}
    />
  );
}

function WebAddressField({ hint, ...form }: ControlProps) {
  const { kept, text, field } = useOptionalField(form);
  const isKept = !text || kept;
  return <Field {...field} hint={isKept ? hint : writing.notAnAddress} type="url" dir="ltr" />;
}

/** The control for each kind of optional field. */
const controls: Record<Exclude<Kind, 'line' | 'text'>, ComponentType<ControlProps>> = {
  language: LanguageField,
  tags: TagsField,
  name: NameField,
  day: DayField,
  address: WebAddressField,
  picture: PictureField,
  post: NameField,
};

const hints: Record<Exclude<OptionalName, 'Language'>, string> & { Language?: string } =
  writing.hints;

interface Props extends Omit<ControlProps, 'name' | 'hint' | 'offered'> {
  offered?: Partial<Record<OptionalName, string[]>>;
}

/** A site in one language has no use for a translation, unless the post names one already. */
const isTranslated = (rows: ControlProps['rows']) =>
  hasEditions || rows.some(({ name }) => name === 'Translation');

/** The fields that a post may have, in the order of the table. */
export const OptionalFields = ({ offered, ...form }: Props) =>
  fieldNames
    .filter(isOptional)
    .filter((name) => name !== 'Translation' || isTranslated(form.rows))
    .map((name) => {
      const Control = controls[fields[name].kind];
      return (
        <Control key={name} name={name} hint={hints[name]} offered={offered?.[name]} {...form} />
      );
    });
