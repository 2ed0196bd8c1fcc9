import { type ReactNode, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { type EditableRows, putRows } from '../rows/rowActions';
import { createSection, groupRows } from '../rows/rows';
import { ADD_SECTION, SectionFields } from './SectionFields';
import { TextField } from './TextField';

interface Props extends EditableRows {
  details: ReactNode;
  discard: ReactNode;
}

/** The fields of a post. */
export function PostFields({ rows, change, details, discard }: Props) {
  const sections = useMemo(() => groupRows(rows), [rows]);
  const toField = (index: number, hint?: string) => {
    const row = rows[index]!;
    const { key, name } = row;
    return (
      <TextField
        key={key}
        id={name}
        label={writing.fields[name]}
        hint={hint}
        row={row}
        index={index}
        change={change}
      />
    );
  };
  return (
    <>
      <div className="byline">{toField(0)}</div>
      {toField(1)}
      {toField(2, writing.summaryHint)}
      {sections.map((section, place) => (
        <SectionFields
          key={section.rows[0]!.key}
          section={section}
          place={place}
          before={sections[place - 1]?.start}
          isLast={place === sections.length - 1}
          change={change}
        />
      ))}
      <div className="buttons">
        <Button
          id={ADD_SECTION}
          variant="quiet"
          onClick={() => putRows(change, rows.length, createSection())}
        >
          {writing.addSection}
        </Button>
        {discard}
      </div>
      {details}
    </>
  );
}
