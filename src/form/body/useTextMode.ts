import { useState } from 'react';
import { storedText } from '../../base/storedText';
import type { DraftSession } from '../../drafts/session/draftSession';
import { type Body, useBody } from './useBody';
import { useBodyPlace } from './useBodyPlace';

// Whether the author writes the body as one text, in this browser.
const wanted = storedText('text');

/** How the body is written: as one text, or with a field for each row. */
export interface TextMode {
  body: Body;
  showText: (isText: boolean) => void;
  /** Whether words are sought, which is in the text. */
  isFinding: boolean;
  find: (isFinding: boolean) => void;
}

/** Lets the author write the body as one text. A new post begins with fields. */
export function useTextMode(session: DraftSession, isNew: boolean): TextMode {
  const { rows } = session.useData().history;
  const [isText, setText] = useState(() => !isNew && wanted.read() !== null);
  const [isFinding, setFinding] = useState(false);
  const body = useBody({ rows, change: session.change }, isText);
  const keepPlace = useBodyPlace(body.rows, body.text);
  function showText(next: boolean) {
    if (next !== isText) keepPlace();
    setText(next);
    wanted.write(next ? 'true' : null);
    if (!next) setFinding(false);
  }
  function find(next: boolean) {
    if (next) showText(true);
    setFinding(next);
  }
  return { body, showText, isFinding, find };
}
