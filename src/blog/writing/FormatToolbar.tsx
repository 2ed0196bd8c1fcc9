import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { describeShortcut, editField } from './editKeys';
import {
  type EditText,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleLink,
  toggleList,
  toggleQuote,
} from './editText';
import type { ChangeForm } from './rowActions';

interface Tool {
  name: string;
  /** The letter of its shortcut. */
  letter?: string;
  /** Its icon, as the path of lines in a square of 24. */
  icon: string;
  edit: EditText;
}

const tools: Tool[] = [
  {
    name: 'Bold',
    letter: 'B',
    icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
    edit: toggleBold,
  },
  { name: 'Italic', letter: 'I', icon: 'M10 5h8M6 19h8M14 5l-4 14', edit: toggleItalic },
  {
    name: 'Link',
    letter: 'K',
    icon: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
    edit: toggleLink,
  },
  { name: 'Code', letter: 'E', icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5', edit: toggleCode },
  { name: 'List', icon: 'M9 6h11M9 12h11M9 18h11M4 6h0M4 12h0M4 18h0', edit: toggleList },
  { name: 'Quote', icon: 'M5 5v14M10 7h10M10 12h10M10 17h6', edit: toggleQuote },
];

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus within the toolbar, which has one stop for Tab. */
function onKeyDown({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = steps[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(target as HTMLButtonElement) + step;
  buttons[(place + buttons.length) % buttons.length]!.focus();
}

// A button that is pressed would take the focus and the selection from the field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Props {
  /** The id of the field, and the index of its row in all rows. */
  field: string;
  index: number;
  change: ChangeForm;
}

/** Buttons that set marks in the text of a field. */
export default function FormatToolbar({ field, index, change }: Props) {
  const [stop, setStop] = useState('Bold');
  return (
    <div className="format-place">
      <div
        role="toolbar"
        tabIndex={-1}
        className="format"
        aria-label="Format"
        aria-controls={field}
        onKeyDown={onKeyDown}
        onMouseDown={keepFocus}
      >
        {tools.map(({ name, letter, icon, edit }) => {
          const label = letter ? `${name} (${describeShortcut(letter)})` : name;
          return (
            <button
              key={name}
              type="button"
              title={label}
              aria-label={label}
              tabIndex={name === stop ? 0 : -1}
              onFocus={() => setStop(name)}
              onClick={() => {
                const text = document.getElementById(field) as HTMLTextAreaElement;
                editField(change, index, text, edit);
              }}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
            </button>
          );
        })}
      </div>
    </div>
  );
}
