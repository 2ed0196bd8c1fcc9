import { type ReactNode, useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { type EditableRows, putRows } from '../rows/rowActions';
import { createSection, groupRows } from '../rows/rows';
import { ADD_SECTION, SectionFields } from './SectionFields';
import { TextField } from './TextField';

interface Props extends EditableRows {
  details: ReactNode;
  onFind: () => void;
}

/** The fields of a post. */
export function PostFields({ rows, change, details, onFind }: Props) {
  const sections = useMemo(() => groupRows(rows), [rows]);
  const toField = (index: number, about: { lines?: number; hint?: string } = {}) => {
    const row = rows[index]!;
    return (
      <TextField
        key={row.key}
        id={row.name}
        label={writing.fields[row.name]}
        row={row}
        index={index}
        change={change}
        {...about}
      />
    );
  };
  // The author's name, which is filled in, and what is known when the text is written stand below it.
  return (
    <>
      {toField(1, { lines: 1 })}
      {toField(2, { lines: 1, hint: writing.summaryHint })}
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
