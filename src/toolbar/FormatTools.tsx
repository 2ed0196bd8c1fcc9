import { type MouseEvent, useState } from 'react';
import { writing } from '#words/author/writing';
import { describeShortcut, editField } from './editKeys';
import { toggleLink } from './editLink';
import * as edits from './editText';
import { blocks, type Tool } from './blocks';
import { showWhole } from '../rows/focus';
import type { ChangeForm } from '../rows/rowActions';
import './toolbar.css';

interface ToolButton extends Tool {
  /** The path of lines in a square of 24. Without one, the name is shown. */
  icon?: string;
}

const tools: ToolButton[] = [
  {
    name: 'bold',
    key: 'B',
    icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
    edit: edits.toggleBold,
  },
  { name: 'italic', key: 'I', icon: 'M10 5h8M6 19h8M14 5l-4 14', edit: edits.toggleItalic },
  {
    name: 'link',
    key: 'K',
    icon: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
    edit: toggleLink,
  },
  { name: 'code', key: 'E', icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5', edit: edits.toggleCode },
  {
    name: 'list',
    key: '8',
    icon: 'M9 6h11M9 12h11M9 18h11M4 6h0M4 12h0M4 18h0',
    edit: edits.toggleList,
  },
  { name: 'picture', icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h0' },
  { name: 'more', icon: 'M5 12h1M11.5 12h1M18 12h1' },
  { name: 'help', icon: 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2q-1.5 .8-1.5 2.8M12 19h0' },
];

/** Those that are needed less often, shown on request. */
const moreTools: ToolButton[] = blocks.filter(({ name }) => name !== 'list');

// A button that is pressed would take the focus and the selection from the field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Props {
  /** The id of the field, and the index of its row in all rows. */
  field: string;
  index: number;
  change: ChangeForm;
  onPicture: () => void;
  onHelp: () => void;
}

/** Buttons of a toolbar that set marks in the text of a field, and one that adds pictures. */
export function FormatTools({ field, index, change, onPicture, onHelp }: Props) {
  const [isMore, setMore] = useState(false);

  const getField = () => document.getElementById(field) as HTMLTextAreaElement;
  function use({ name, edit }: Tool) {
    if (name === 'more') return setMore(!isMore);
    setMore(false);
    if (name === 'help') return onHelp();
    if (edit) return void editField(change, index, getField(), edit);
    // The dialog gives the focus back to what had it.
    getField().focus();
    onPicture();
  }
  const toButton = (tool: ToolButton) => {
    const { name, icon } = tool;
    const label = writing.tools[name] + (tool.key ? ` (${describeShortcut(tool.key)})` : '');
    return (
      <button
        key={name}
        type="button"
        title={icon && label}
        aria-label={label}
        aria-expanded={name === 'more' ? isMore : undefined}
        // The toolbar makes one of its buttons the stop.
        tabIndex={-1}
        onClick={() => use(tool)}
      >
        {icon ? (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        ) : (
          <>
            {writing.tools[name]}
            {tool.key && <kbd>{describeShortcut(tool.key)}</kbd>}
          </>
        )}
      </button>
    );
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes the menu from each of its buttons
    <div
      role="group"
      className="format"
      aria-label={writing.format}
      onKeyDown={({ key }) => key === 'Escape' && setMore(false)}
      onMouseDown={keepFocus}
    >
      {tools.map(toButton)}
      {isMore && (
        <div ref={showWhole} className="more">
          {moreTools.map(toButton)}
        </div>
      )}
    </div>
  );
}
