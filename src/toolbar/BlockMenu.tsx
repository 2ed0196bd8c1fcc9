import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { writing } from '#words/author/writing';
import { type Choice, findChoices, keyOf } from './choices';
import { showWhole } from '../rows/focus';
import { describeShortcut } from './editKeys';

// The paragraph has nothing but a slash and what is sought.
const ASKED = /^\/([\p{L}\p{M}\p{N}-]*)$/u;

interface BlockMenu {
  /** Takes the keys of the field, before anything else does. */
  onKey: (event: KeyboardEvent) => void;
  /** What screen readers are told that the arrow keys have reached. */
  active: string | undefined;
  matches: Choice[];
  /** The index of the match that the arrow keys have reached. */
  index: number;
}

/** Offers blocks while a paragraph has only a slash, and letters of what people call them. */
export function useBlockMenu(
  id: string,
  text: string,
  choose: (choice: Choice) => void,
): BlockMenu {
  const [cursor, setCursor] = useState({ text, index: 0 });
  // For this text, it was closed.
  const [closed, setClosed] = useState<string>();
  const query = closed === text ? undefined : ASKED.exec(text)?.[1];
  const matches = query === undefined ? [] : findChoices(query);
  const index = cursor.text === text ? cursor.index : 0;
  const { length } = matches;

  const onLine = useEffectEvent((event: InputEvent) => {
    if (!/^insert(?:LineBreak|Paragraph)$/.test(event.inputType) || !event.cancelable) return;
    event.preventDefault();
    event.stopPropagation();
    choose(matches[index]!);
  });
  const isOpen = length > 0;
  useEffect(() => {
    const field = document.getElementById(id);
    if (!isOpen || !field) return;
    // Where an Enter ends a composition, or a phone's keyboard sends no keys, only its line break comes.
    const listener = (event: InputEvent) => onLine(event);
    field.addEventListener('beforeinput', listener);
    return () => field.removeEventListener('beforeinput', listener);
  }, [id, isOpen]);

  function onKey(event: KeyboardEvent) {
    const { key, target } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // The tools of the paragraph have keys of their own.
    if (length === 0 || (target as Element).id !== id) return;
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (step) setCursor({ text, index: (index + step + length) % length });
    else if (key === 'Enter') choose(matches[index]!);
    else if (key === 'Escape') setClosed(text);
    else return;
    // Otherwise the arrow keys would leave the field, and Enter begin a line.
    event.preventDefault();
    event.stopPropagation();
  }
  const active = length > 0 ? `${id}-${matches[index]!}` : undefined;
  return { onKey, active, matches, index };
}

interface Props extends Pick<BlockMenu, 'matches' | 'index'> {
  id: string;
  onChoose: (choice: Choice) => void;
}

/** The blocks that are offered at a slash, below it. */
export const BlockMenu = ({ id, matches, index, onChoose }: Props) => (
  <div
    ref={showWhole}
    role="listbox"
    id={`${id}-blocks`}
    aria-label={writing.format}
    className="block-menu"
  >
    {matches.map((choice, at) => (
      // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the keys
      <div
        key={choice}
        ref={at === index ? showWhole : undefined}
        id={`${id}-${choice}`}
        role="option"
        tabIndex={-1}
        aria-selected={at === index}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(choice)}
      >
        {writing.tools[choice]}
        {keyOf(choice) && <kbd>{describeShortcut(keyOf(choice)!)}</kbd>}
      </div>
    ))}
  </div>
);
