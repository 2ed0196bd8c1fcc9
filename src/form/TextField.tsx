import { memo, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { PostLanguage } from '../rows/PostLanguage';
import type { ChangeForm } from '../rows/rowActions';
import { isText, type Row } from '../rows/rows';
import './sheet.css';

interface Props {
  id: string;
  label: string;
  /** Shown while the field has the focus. */
  hint?: string;
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
  /** The id of what is chosen in the list that `children` are, while they offer one. */
  active?: string;
  children?: ReactNode;
}

const COMPOSED = /composition/i;
// From its second line on, so that what stands beside it has room.
const CODE = /^(?:```|~~~).*\n/;

const joinLines = (text: string) =>
  text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));

/** The field of a row, without a box: it looks as the post will, and is as high as its text. Memoized, as the form renders at each key. */
export const TextField = memo(function TextField({
  id,
  label,
  hint,
  row,
  index,
  change,
  active,
  children,
}: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The height that it was given here, which isn't the author's. */
  const height = useRef('');
  /** When the last composition began, which tells it from others. */
  const composition = useRef(0);
  const { name, text } = row;
  const lang = use(PostLanguage);
  // In browsers where the stylesheet can't.
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    const group = current.parentElement!;
    // So that the page, which is shorter for a moment, doesn't scroll.
    group.style.height = `${group.offsetHeight}px`;
    if (current.style.height === height.current) current.style.height = height.current = '';
    const { scrollHeight, clientHeight, offsetHeight } = current;
    const border = offsetHeight - clientHeight;
    if (scrollHeight > clientHeight)
      current.style.height = height.current = `${scrollHeight + border}px`;
    group.style.height = '';
  }, [text]);

  return (
    <div className="written">
      <label htmlFor={id} className="meta">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={name}
        data-code={CODE.test(text) || undefined}
        lang={lang}
        dir="auto"
        rows={1}
        autoComplete={name === 'Name' ? 'name' : 'off'}
        placeholder={label}
        aria-describedby={hint && `${id}-hint`}
        aria-activedescendant={active}
        aria-controls={active && `${id}-blocks`}
        data-row={index}
        value={text}
        onCompositionStart={({ timeStamp }) => void (composition.current = timeStamp)}
        onChange={({ target: { value }, nativeEvent }) =>
          change({
            type: 'type',
            at: index,
            text: isText(name) ? value : joinLines(value),
            now: Date.now(),
            // Firefox ends a composition before its last event.
            composition: COMPOSED.test((nativeEvent as InputEvent).inputType)
              ? composition.current
              : undefined,
          })
        }
      />
      {children}
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
    </div>
  );
});
