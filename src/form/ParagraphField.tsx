import { memo, use, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { shownPart } from '../base/part';
import { BlockMenu, useBlockMenu } from '../toolbar/BlockMenu';
import { type Choice, putChoice } from '../toolbar/choices';
import { FormatTools } from '../toolbar/FormatTools';
import { Toolbar } from '../toolbar/Toolbar';
import { MoveButtons } from './MoveButtons';
import { pasteText } from '../pasting/pasteText';
import { useDroppedText } from '../pasting/useDroppedText';
import { AddPicturesContext, takePictures } from '../pictures/addPictures';
import { ParagraphPictures } from '../pictures/ParagraphPictures';
import { type ChangeForm, removeRows } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { SplitButtons } from './SplitButtons';
import { TextField } from './TextField';

const Guide = shownPart(() => import('../toolbar/Guide'));

interface Props {
  row: Row;
  /** Its index in all rows. */
  index: number;
  /** Its number in its section, from 1. */
  number: number;
  isLast: boolean;
  /** The number of its section, from 1. */
  section: number;
  isInLastSection: boolean;
  /** The id of the button that adds a paragraph. */
  add: string;
  change: ChangeForm;
}

/** The field for a paragraph. Memoized, as a long post has many. */
export const ParagraphField = memo(function ParagraphField({
  row,
  index,
  number,
  isLast,
  section,
  isInLastSection,
  add,
  change,
}: Props) {
  const adding = use(AddPicturesContext);
  const target = { paragraph: row.key };
  const pictures = takePictures(adding, target);
  const { problem, setProblem, onDropText } = useDroppedText(row, change, adding.storeImage);
  const [isWriting, setWriting] = useState(false);
  /** Whether the last change of the text was a paste, or a drop. */
  const [isPasted, setPasted] = useState(false);
  /** How many times help was asked for: again, if it could not be loaded. */
  const [helped, setHelped] = useState(0);
  const id = `field-${row.key}`;
  const menu = useBlockMenu(id, row.text, choose);
  const neighbour = isLast ? index - 1 : index;

  /** Puts a block in the place of the slash. */
  function choose(choice: Choice) {
    putChoice(change, index, choice, { from: 0, length: row.text.length });
    if (choice === 'picture') adding.choose(target);
  }

  return (
    <div
      className="paragraph-field across"
      onFocus={() => setWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWriting(currentTarget.contains(relatedTarget))
      }
      onKeyDownCapture={isWriting ? menu.onKey : undefined}
      onInput={({ nativeEvent }) => setPasted(/^insertFrom/.test(nativeEvent.inputType))}
      onPaste={(event) => {
        setPasted(true);
        pasteText(event, row, index, change, { storeImage: adding.storeImage, tell: setProblem });
        pictures.onPaste(event);
      }}
      onDrop={(event) => {
        setPasted(true);
        pictures.onDrop(event);
        onDropText(event);
      }}
    >
      <TextField
        id={id}
        label={writing.paragraph(number)}
        row={row}
        index={index}
        change={change}
        active={isWriting ? menu.active : undefined}
      >
        {isWriting && menu.active && (
          <BlockMenu id={id} matches={menu.matches} index={menu.index} onChoose={choose} />
        )}
      </TextField>
      {problem && (
        <p className="mono" role="alert">
          {problem}
        </p>
      )}
      <div className="offers">
        <SplitButtons row={row} index={index} change={change} isPasted={isPasted} />
        <ParagraphPictures row={row} index={index} change={change} />
      </div>
      {helped > 0 && (
        <Guide
          key={helped}
          onClose={() => {
            flushSync(() => setHelped(0));
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <Toolbar label={writing.paragraphTools(number, section)} className="row-tools" field={id}>
        {isWriting && (
          <FormatTools
            field={id}
            index={index}
            change={change}
            onPicture={() => adding.choose(target)}
            onHelp={() => setHelped(helped + 1)}
          />
        )}
        <MoveButtons
          label={(way) => writing.moveParagraph(number, section, way)}
          rowKey={row.key}
          index={index}
          isFirst={number === 1 && section === 1}
          isLast={isLast && isInLastSection}
          change={change}
        />
        <Button
          variant="quiet"
          aria-label={writing.removeParagraph(number, section)}
          onClick={() =>
            removeRows(
              change,
              { at: index, length: 1, what: writing.paragraph(number) },
              number === 1 && isLast ? undefined : neighbour,
              add,
            )
          }
        >
          {writing.remove}
        </Button>
      </Toolbar>
    </div>
  );
});
