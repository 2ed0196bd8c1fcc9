import { useLayoutEffect, useRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';

interface Props {
  id: string;
  label: string;
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
  /** How many lines an empty field has; without it, the field is a single line. */
  lines?: number;
  className?: string;
  hint?: string;
}

const COMPOSED = /composition/i;

const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** A text field of the form with its label, as high as its text. */
export function TextField({ id, label, row, index, change, lines, className, hint }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The height that it was given here, which isn't the author's. */
  const height = useRef('');
  /** When the last composition began, which tells it from others. */
  const composition = useRef(0);
  const { name, text } = row;
  // In browsers where the stylesheet can't.
  useLayoutEffect(() => {
    const { current } = field;
    if (!lines || !current || CSS.supports('field-sizing', 'content')) return;
    const group = current.parentElement!;
    // So that the page, which is shorter for a moment, doesn't scroll.
    group.style.height = `${group.offsetHeight}px`;
    if (current.style.height === height.current) current.style.height = height.current = '';
    const { scrollHeight, clientHeight, offsetHeight } = current;
    const border = offsetHeight - clientHeight;
    if (scrollHeight > clientHeight)
      current.style.height = height.current = `${scrollHeight + border}px`;
    group.style.height = '';
  }, [lines, text]);

  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <FormControl
        ref={field}
        {...(lines && { as: 'textarea', rows: lines })}
        id={id}
        className={className}
        dir="auto"
        autoComplete="off"
        data-row={index}
        aria-describedby={hint && `${id}-hint`}
        value={text}
        onCompositionStart={({ timeStamp }) => void (composition.current = timeStamp)}
        onChange={({ target: { value }, nativeEvent }) =>
          change({
            type: 'type',
            at: index,
            text: name === 'Title' ? joinLines(value) : value,
            now: Date.now(),
            // Firefox ends a composition before its last event.
            composition: COMPOSED.test((nativeEvent as InputEvent).inputType)
              ? composition.current
              : undefined,
          })
        }
      />
      {hint && (
        <p id={`${id}-hint`} className="mono">
          {hint}
        </p>
      )}
    </div>
  );
}
