import { useLayoutEffect, useRef } from 'react';
import { Field } from '../rows/formParts';
import type { ChangeForm } from '../rows/rowActions';
import { isOneLine, type Row } from '../rows/rows';

interface Props {
  id: string;
  label: string;
  hint?: string;
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
  /** How many lines an empty field has; without it, the field is a single line. */
  lines?: number;
}

const COMPOSED = /composition/i;

const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** The field of a row, as high as its text. */
export function TextField({ row, index, change, lines, ...about }: Props) {
  const field = useRef<HTMLInputElement>(null);
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
    <Field
      ref={field}
      {...about}
      rows={lines}
      data-row={index}
      value={text}
      onCompositionStart={({ timeStamp }) => void (composition.current = timeStamp)}
      onChange={({ target: { value }, nativeEvent }) =>
        change({
          type: 'type',
          at: index,
          text: isOneLine(name) ? joinLines(value) : value,
          now: Date.now(),
          // Firefox ends a composition before its last event.
          composition: COMPOSED.test((nativeEvent as InputEvent).inputType)
            ? composition.current
            : undefined,
        })
      }
    />
  );
}
