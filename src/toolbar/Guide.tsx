import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { guide } from '#words/author/guide';
import { writing } from '#words/author/writing';
import { describeShortcut, isMac } from './editKeys';
import '../rows/dialog.css';
import './guide.css';

const { tools } = writing;

/** What the author types, and what comes of it. Its words are their own examples. */
const rows: [typed: string, got: string][] = [
  [`**${tools.bold}**`, tools.bold],
  [`*${tools.italic}*`, tools.italic],
  [`~~${guide.struck}~~`, guide.struck],
  [`\`${tools.code}\``, tools.code],
  [`[${tools.link}](https://…)`, tools.link],
  [`- ${tools.list}`, tools.list],
  [`1. ${tools.numbers}`, tools.numbers],
  [`- [ ] ${guide.task}`, guide.task],
  [`> ${tools.quote}`, tools.quote],
  ['> [!NOTE]', tools.callout],
  ['| a | b |\n| - | - |', tools.table],
  ['$x^2$', tools.formula],
  ['![…](…)\n![…](…)', guide.inRow],
  [`…[^1]\n\n[^1]: ${tools.footnote}`, guide.footnoteAnywhere],
  ['### …\n#### …', guide.subheadings],
  ['``` … ```', tools.codeBlock],
  ['```js title="a.js" {1,3}', guide.marked],
  ['```mermaid\nflowchart LR\n  A --> B', guide.diagram],
];

const keys: [typed: string, got: string][] = [
  ['/', guide.blocks],
  [guide.enterTwice, guide.nextParagraph],
  [guide.hashes, guide.newSection],
  [guide.backspace, guide.joined],
  [isMac() ? '⌥↑ ⌥↓' : 'Alt+↑ Alt+↓', guide.moved],
  [guide.inTable, guide.cells],
  [guide.tab, guide.reached],
  [guide.document, guide.parts],
  [describeShortcut('Enter'), guide.submitKey],
];

/** The marks and keys of a paragraph, in two columns. Loaded on demand. */
export default function Guide({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
    // Otherwise the focus, and the view, would begin at its end.
    dialog.current!.querySelector('h2')!.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="form-dialog guide"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading} tabIndex={-1}>
        {tools.help}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{guide.youType}</th>
            <th scope="col">{guide.youGet}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([typed, got]) => (
            <tr key={typed}>
              <td>
                <code dir="auto">{typed}</code>
              </td>
              <td>{got}</td>
            </tr>
          ))}
          {keys.map(([typed, got]) => (
            <tr key={typed}>
              <td>{typed}</td>
              <td>{got}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="buttons">
        <Button onClick={onClose}>{writing.close}</Button>
      </div>
    </dialog>
  );
}
