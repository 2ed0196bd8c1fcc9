import { memo } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { MoveButtons } from './MoveButtons';
import { ParagraphField } from './ParagraphField';
import { putRows, type ChangeForm, removeRows } from '../rows/rowActions';
import { createRow, createSection, type SectionRows } from '../rows/rows';
import { TextField } from './TextField';
import { Toolbar } from '../toolbar/Toolbar';

/** The id of the button that adds a section. */
export const ADD_SECTION = 'add-section';

interface Props {
  section: SectionRows;
  /** Its number, from 1. */
  number: number;
  /** Where the section before it starts, in all rows; undefined for the first. */
  before?: number;
  isLast: boolean;
  change: ChangeForm;
}

const toAddId = ({ rows }: SectionRows) => `add-${rows[0]!.key}`;

/** Adds a paragraph to a section. That of the last one stands among the tools of the post, which are one stop for Tab. */
export const AddParagraph = ({
  section,
  number,
  change,
}: Pick<Props, 'section' | 'number' | 'change'>) => (
  <Button
    id={toAddId(section)}
    variant="quiet"
    aria-label={writing.addParagraphTo(number)}
    onClick={() => putRows(change, section.start + section.rows.length, [createRow('Paragraph')])}
  >
    {writing.addParagraph}
  </Button>
);

const isSame = (before: Props, after: Props) =>
  before.section.start === after.section.start &&
  before.section.rows.length === after.section.rows.length &&
  before.section.rows.every((row, i) => row === after.section.rows[i]) &&
  before.number === after.number &&
  before.before === after.before &&
  before.isLast === after.isLast;

/** The fields for a section: its heading and paragraphs. Memoized by its rows, as each key groups all rows anew. */
export const SectionFields = memo(function SectionFields({
  section,
  number,
  before,
  isLast,
  change,
}: Props) {
  const { start, rows } = section;
  const [heading, ...paragraphs] = rows;
  const { key } = heading!;
  return (
    <fieldset className="section-fields across marked" aria-labelledby={`fields-${key}`}>
      <p id={`fields-${key}`} className="meta aside">
        {writing.section(number)}
      </p>
      <TextField
        id={`field-${key}`}
        label={writing.fields.Heading}
        row={heading!}
        index={start}
        change={change}
      />
      <Toolbar label={writing.sectionTools(number)} className="aside tools" field={`field-${key}`}>
        <MoveButtons
          label={(way) => writing.moveSection(number, way)}
          rowKey={key}
          index={start}
          isFirst={number === 1}
          isLast={isLast}
          change={change}
        />
        <Button
          variant="quiet"
          aria-label={writing.removeSectionNumber(number)}
          onClick={() =>
            removeRows(
              change,
              { at: start, length: rows.length, what: writing.section(number) },
              isLast ? before : start,
              ADD_SECTION,
            )
          }
        >
          {writing.removeSection}
        </Button>
      </Toolbar>
      {paragraphs.map((row, at) => (
        <ParagraphField
          key={row.key}
          row={row}
          index={start + 1 + at}
          number={at + 1}
          isLast={at === paragraphs.length - 1}
          section={number}
          isInLastSection={isLast}
          add={toAddId(section)}
          change={change}
        />
      ))}
      {!isLast && (
        <div className="buttons">
          <AddParagraph section={section} number={number} change={change} />
          <Button
            variant="quiet"
            className="insert"
            aria-label={writing.insertSectionAfter(number)}
            onClick={() => putRows(change, start + rows.length, createSection())}
          >
            {writing.insertSection}
          </Button>
        </div>
      )}
    </fieldset>
  );
}, isSame);
