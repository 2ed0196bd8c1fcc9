import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { ADDRESS } from './details/AddressField';
import { DiscardButton } from '../drafts/DraftNotes';
import type { DraftSession } from '../drafts/session/draftSession';
import { FORM } from '../publishing/SubmitButtons';
import { putRows } from '../rows/rowActions';
import { createSection, groupRows } from '../rows/rows';
import { readLetter } from '../toolbar/editKeys';
import { Toolbar } from '../toolbar/Toolbar';
import { useWritingKeys } from '../toolbar/useWritingKeys';
import { TextBody } from './body/TextBody';
import type { TextMode } from './body/useTextMode';
import { ADD_SECTION, AddParagraph, SectionFields } from './SectionFields';
import { TextField } from './TextField';

interface Props {
  session: DraftSession;
  mode: TextMode;
  onSubmit: () => void;
  /** The details, below the fields. */
  children: ReactNode;
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isLine = (target as HTMLElement).matches('input, textarea:not(.Paragraph, .Body)');
  // Enter would submit an unfinished post from a field of one line, or break its line.
  // Drafts are saved anyway; the browser would offer to save the page.
  if (
    (isCommand && readLetter(event.nativeEvent) === 's') ||
    (key === 'Enter' && (isCommand || isLine))
  )
    event.preventDefault();
  if (!isCommand || key !== 'Enter') return;
  // No key publishes from within a text: what can't be taken back has a button, which says what it will do.
  document.querySelector<HTMLElement>(`[form=${FORM}]`)?.focus();
}

/** The form for a post. It has no validation, as specified. */
export function PostForm({ session, mode, onSubmit, children }: Props) {
  const { history, phase } = session.useData();
  const { body, isFinding, find } = mode;
  const { rows, change, text } = body;
  const element = useRef<HTMLFormElement>(null);
  // The fields are disabled while the post is published.
  const busy = phase === 'publishing';
  const onChange = useWritingKeys(element, {
    history: { ...history, rows },
    change,
    busy,
    ownUndo: ADDRESS,
  });
  const sections = useMemo(() => (text ? [] : groupRows(rows)), [rows, text]);
  const last = sections.at(-1);
  const toField = (index: number, hint?: string) => {
    const row = rows[index]!;
    const { key, name } = row;
    return (
      <TextField
        key={key}
        id={name}
        label={writing.fields[name]}
        hint={hint}
        row={row}
        index={index}
        change={change}
      />
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its fields
    <form
      ref={element}
      id={FORM}
      className="post-form across"
      noValidate
      onKeyDown={onKeyDown}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <fieldset className="across" disabled={busy}>
        <div className="byline">{toField(0)}</div>
        {toField(1)}
        {toField(2, writing.summaryHint)}
        {sections.map((section, at) => (
          <SectionFields
            key={section.rows[0]!.key}
            section={section}
            number={at + 1}
            before={sections[at - 1]?.start}
            isLast={at === sections.length - 1}
            change={change}
          />
        ))}
        {text && (
          <TextBody body={body} text={text} isFinding={isFinding} onFound={() => find(false)} />
        )}
        <Toolbar label={writing.postTools} className="buttons" field="Title">
          {last && <AddParagraph section={last} number={sections.length} change={change} />}
          {!text && (
            <Button
              id={ADD_SECTION}
              variant="quiet"
              onClick={() => putRows(change, rows.length, createSection())}
            >
              {writing.addSection}
            </Button>
          )}
          <Button variant="quiet" onClick={() => find(true)}>
            {writing.findReplace}
          </Button>
          <DiscardButton session={session} />
        </Toolbar>
        {children}
      </fieldset>
    </form>
  );
}
