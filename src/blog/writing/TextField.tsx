import { useLayoutEffect, useRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import type { ChangeForm } from './rowActions';
import type { Row } from './rows';

interface Props {
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
  /** How many lines an empty field has; without it, the field has one line and no more. */
  lines?: number;
  className?: string;
  describedBy?: string;
}

const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** A text field of the form, as high as its text. */
export function TextField({ row, index, change, lines, className, describedBy }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, text } = row;
  // In browsers where the stylesheet can't.
  useLayoutEffect(() => {
    const { current } = field;
    if (!lines || !current || CSS.supports('field-sizing', 'content')) return;
    const { scrollHeight, clientHeight, offsetHeight } = current;
    const border = offsetHeight - clientHeight;
    if (scrollHeight > clientHeight) current.style.height = `${scrollHeight + border}px`;
  }, [lines, text]);

  return (
    <FormControl
      ref={field}
      {...(lines && { as: 'textarea', rows: lines })}
      className={className}
      dir="auto"
      autoComplete="off"
      data-row={index}
      aria-describedby={describedBy}
      value={text}
      onChange={({ target: { value } }) =>
        change({
          type: 'type',
          at: index,
          text: name === 'Title' ? joinLines(value) : value,
          now: Date.now(),
        })
      }
    />
  );
}
