import { type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { shownPart } from '../base/part';
import { pasteText } from '../pasting/pasteText';
import { useDroppedText } from '../pasting/useDroppedText';
import { AddPicturesContext, takePictures } from '../pictures/addPictures';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { BlockMenu, useBlockMenu } from '../toolbar/BlockMenu';
import { type Choice, putChoice } from '../toolbar/choices';
import { FormatTools } from '../toolbar/FormatTools';
import { Toolbar } from '../toolbar/Toolbar';
import { TextField } from './TextField';

const Guide = shownPart(() => import('../toolbar/Guide'));

interface Props {
  label: string;
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
  className: string;
  /** The paragraph of the cursor, in which a slash asks for a block, and where it begins in the text of the row. */
  paragraph: { from: number; text: string };
  toolsLabel: string;
  /** What is in the toolbar besides the tools of the text. */
  tools?: ReactNode;
  /** Takes the keys of the text, before the form does. */
  onKey?: (event: KeyboardEvent) => void;
  /** To be told where the cursor is. */
  onCursor?: (place: { start: number; end: number }) => void;
  /** What stands below the text; `isPasted` if its last change was a paste, or a drop. */
  children: (state: { isWriting: boolean; isPasted: boolean }) => ReactNode;
}

/** A text of Markdown with its tools: marks, blocks at a slash, paste, drop and pictures. */
export function WritingField({ row, index, change, paragraph, children, ...props }: Props) {
  const { onKey, onCursor } = props;
  const adding = use(AddPicturesContext);
  const target = { paragraph: row.key };
  const pictures = takePictures(adding, target);
  const { problem, setProblem, onDropText } = useDroppedText(row, change, adding.storeImage);
  const [isWriting, setWriting] = useState(false);
  const [isPasted, setPasted] = useState(false);
  /** How many times help was asked for: again, if it could not be loaded. */
  const [helped, setHelped] = useState(0);
  const id = `field-${row.key}`;
  const menu = useBlockMenu(id, paragraph.text, choose);

  /** Puts a block in the place of the slash. */
  function choose(choice: Choice) {
    const { from, text } = paragraph;
    putChoice(change, index, choice, { from, length: text.length });
    if (choice === 'picture') adding.choose(target);
  }

  return (
    <div
      className={props.className}
      onFocus={() => setWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWriting(currentTarget.contains(relatedTarget))
      }
      onSelect={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        onCursor?.({ start: target.selectionStart, end: target.selectionEnd });
      }}
      onKeyDownCapture={(event) => {
        if (isWriting) menu.onKey(event);
        if ((event.target as Element).id === id) onKey?.(event);
      }}
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
        label={props.label}
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
        <p className="meta" role="alert">
          {problem}
        </p>
      )}
      {children({ isWriting, isPasted })}
      {helped > 0 && (
        <Guide
          key={helped}
          onClose={() => {
            flushSync(() => setHelped(0));
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <Toolbar label={props.toolsLabel} className="row-tools" field={id}>
        {isWriting && (
          <FormatTools
            field={id}
            index={index}
            change={change}
            onPicture={() => adding.choose(target)}
            onHelp={() => setHelped(helped + 1)}
          />
        )}
        {props.tools}
      </Toolbar>
    </div>
  );
}
