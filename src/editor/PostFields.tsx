import { type ReactNode, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { type ChangeForm, putRows } from '../rows/rowActions';
import { createSection, groupRows, type Row } from '../rows/rows';
import { ADD_SECTION, SectionFields } from './SectionFields';
import { TextField } from './TextField';

/** How many lines the fields before the sections have. */
const lines: Partial<Record<Row['name'], number>> = { Title: 1, Summary: 1 };

interface Props {
  rows: Row[];
  change: ChangeForm;
  /** What describes the post. */
  details: ReactNode;
  /** Opens the dialog that replaces words. */
  onFind: () => void;
}

/** The fields of a post. */
export function PostFields({ rows, change, details, onFind }: Props) {
  const sections = useMemo(() => groupRows(rows), [rows]);
  const toField = (index: number) => {
    const row = rows[index]!;
    const isSummary = row.name === 'Summary';
    return (
      <FormGroup key={row.key} controlId={row.name}>
        <FormLabel>{writing.fields[row.name]}</FormLabel>
        <TextField
          row={row}
          index={index}
          change={change}
          lines={lines[row.name]}
          describedBy={isSummary ? 'summary-hint' : undefined}
        />
        {isSummary && (
          <p id="summary-hint" className="mono">
            {writing.summaryHint}
          </p>
        )}
      </FormGroup>
    );
  };
  // The author's name, which is filled in, and what is known when the text is written stand below it.
  return (
    <>
      {toField(1)}
      {toField(2)}
      <details className="details">
        <summary>{writing.formatting}</summary>
        <p>{writing.markdownHint}</p>
        <p>{writing.keysHint}</p>
      </details>
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
        <Button variant="quiet" className="insert" onClick={onFind}>
          {writing.findReplace}
        </Button>
      </div>
      {toField(0)}
      {details}
    </>
  );
}
