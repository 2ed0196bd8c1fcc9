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
import { hasEditions } from '../../base/language/findEdition';
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
  return (
    <Field
      {...field}
      hint={isKept ? hint : writing.notAnAddress}
      type="url"
      autoComplete="url"
      dir="ltr"
    />
  );
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

/** The fields that a post may have, in the order of the table. */
export const OptionalFields = ({ offered, ...form }: Props) => {
  // One that the post has already is there on every site.
  const isUseful = (name: OptionalName) =>
    hasEditions || !getField(name).isForEditions || form.rows.some((row) => row.name === name);
  return fieldNames
    .filter(isOptional)
    .filter(isUseful)
    .map((name) => {
      const Control = controls[fields[name].kind];
      return (
        <Control key={name} name={name} hint={hints[name]} offered={offered?.[name]} {...form} />
      );
    });
};
