import { type ReactNode, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { type ChangeForm, putRows } from '../rows/rowActions';
import { createSection, FIRST_ROWS, groupRows, type Row } from '../rows/rows';
import { ADD_SECTION, SectionFields } from './SectionFields';
import { TextField } from './TextField';

/** How many lines the fields before the sections have. */
const lines: Partial<Record<Row['name'], number>> = { Title: 1, Summary: 2 };

interface Props {
  rows: Row[];
  change: ChangeForm;
  /** What describes the post. */
  details: ReactNode;
}

/** The fields of a post. */
export function PostFields({ rows, change, details }: Props) {
  const sections = useMemo(() => groupRows(rows), [rows]);
  return (
    <>
      {rows.slice(0, FIRST_ROWS).map((row, index) => (
        <FormGroup key={row.key} controlId={row.name}>
          <FormLabel>{writing.fields[row.name]}</FormLabel>
          <TextField
            row={row}
            index={index}
            change={change}
            lines={lines[row.name]}
            describedBy={row.name === 'Summary' ? 'summary-hint' : undefined}
          />
          {row.name === 'Summary' && (
            <p id="summary-hint" className="mono">
              {writing.summaryHint}
            </p>
          )}
        </FormGroup>
      ))}
      {details}
      <p className="mono">{writing.markdownHint}</p>
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
          variant="outline-primary"
          onClick={() => putRows(change, rows.length, createSection())}
        >
          {writing.addSection}
        </Button>
      </div>
    </>
  );
}
