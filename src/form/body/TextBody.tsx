import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { writing } from '#words/author/writing';
import { shownPart } from '../../base/part';
import { TextField } from '../TextField';
import { pasteText } from '../../pasting/pasteText';
import { useDroppedText } from '../../pasting/useDroppedText';
import { AddPicturesContext, takePictures } from '../../pictures/addPictures';
import { ParagraphPictures } from '../../pictures/ParagraphPictures';
import { findField } from '../../rows/rowActions';
import type { Row } from '../../rows/rows';
import { BlockMenu, useBlockMenu } from '../../toolbar/BlockMenu';
import { type Choice, putChoice } from '../../toolbar/choices';
import { FormatTools } from '../../toolbar/FormatTools';
import { Toolbar } from '../../toolbar/Toolbar';
import { findRowAt } from './bodyPlaces';
import type { BodyText } from './bodyText';
import { moveBlock } from './moveBlock';
import { type Body, BODY_ID } from './useBody';
import { useCursor } from './useCursor';

const Guide = shownPart(() => import('../../toolbar/Guide'));
const FindReplace = shownPart(() => import('./FindReplace'));

interface Props {
  body: Body;
  text: BodyText;
  isFinding: boolean;
  onFound: () => void;
}

/** The body of a post as one text. */
export function TextBody({ body, text, isFinding, onFound }: Props) {
  const { rows, change } = body;
  const index = rows.length - 1;
  const row: Row = rows[index]!;
  const adding = use(AddPicturesContext);
  const target = { paragraph: row.key };
  const pictures = takePictures(adding, target);
  const { problem, setProblem, onDropText } = useDroppedText(row, change, adding.storeImage);
  const onCursor = useCursor(text, body);
  const [place, setPlace] = useState(0);
  const [isWriting, setWriting] = useState(false);
  /** How many times help was asked for: again, if it could not be loaded. */
  const [helped, setHelped] = useState(0);
  const current = findRowAt(text, place);
  const paragraph = current?.row.name === 'Paragraph' ? current.row.text : '';
  const menu = useBlockMenu(BODY_ID, paragraph, choose);

  /** Puts a block in the place of the slash. */
  function choose(choice: Choice) {
    if (!current) return;
    putChoice(change, index, choice, { from: current.from, length: paragraph.length });
    if (choice === 'picture') adding.choose(target);
  }

  return (
    <div
      className="paragraph-field body-field across"
      onFocus={() => setWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWriting(currentTarget.contains(relatedTarget))
      }
      onSelect={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        const { selectionStart: start, selectionEnd: end } = target;
        onCursor({ start, end });
        setPlace(end);
      }}
      onKeyDownCapture={(event) => {
        if (isWriting) menu.onKey(event);
        moveBlock(event, text, body);
      }}
      onPaste={(event) => {
        pasteText(event, row, index, change, { storeImage: adding.storeImage, tell: setProblem });
        pictures.onPaste(event);
      }}
      onDrop={(event) => {
        pictures.onDrop(event);
        onDropText(event);
      }}
    >
      <TextField
        id={BODY_ID}
        label={writing.fields.Body}
        row={row}
        index={index}
        change={change}
        active={isWriting ? menu.active : undefined}
      >
        {isWriting && menu.active && (
          <BlockMenu id={BODY_ID} matches={menu.matches} index={menu.index} onChoose={choose} />
        )}
      </TextField>
      {problem && (
        <p className="mono" role="alert">
          {problem}
        </p>
      )}
      {current && isWriting && (
        <div className="offers">
          <ParagraphPictures
            key={current.row.key}
            row={rows[index - text.rows.length + current.index]!}
            index={index - text.rows.length + current.index}
            change={change}
          />
        </div>
      )}
      {helped > 0 && (
        <Guide
          key={helped}
          onClose={() => {
            flushSync(() => setHelped(0));
            findField(index)?.focus();
          }}
        />
      )}
      {isFinding && (
        <FindReplace text={text.text} index={index} change={change} onClose={onFound} />
      )}
      <Toolbar label={writing.format} className="row-tools" field={BODY_ID}>
        {isWriting && (
          <FormatTools
            field={BODY_ID}
            index={index}
            change={change}
            onPicture={() => adding.choose(target)}
            onHelp={() => setHelped(helped + 1)}
          />
        )}
      </Toolbar>
    </div>
  );
}
