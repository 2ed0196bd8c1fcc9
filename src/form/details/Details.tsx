import { type ReactNode, useState } from 'react';
import { writing } from '#words/author/writing';
import { fromHref } from '../../addresses';
import { useBuiltPage } from '../../live/builtPage';
import type { DraftSession } from '../../drafts/session/draftSession';
import { AddressField } from './AddressField';
import { OptionalFields } from './OptionalFields';
import './details.css';

interface Props {
  session: DraftSession;
  /** The address that the author's words or the title give; empty until it is known. */
  madeAddress: string;
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
  /** The field of the time at which it is published, where that can be chosen. */
  time?: ReactNode;
  /** What an author should know of the draft before they are open. */
  note?: string;
  /** What is rendered only while they are open. */
  children?: ReactNode;
}

/** What describes a post, closed until it is needed. */
export function Details({ session, madeAddress, lastDay, time, note, children }: Props) {
  const { history, isTaken } = session.useData();
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled || isTaken;
  // What is offered is there before the author types: a list that comes later would break a composition.
  const page = useBuiltPage(isOpen ? fromHref(location.pathname) : undefined);
  const { inUse } = (page !== 'unreachable' && page) || {};
  return (
    <details
      className="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setToggled(currentTarget.open)}
    >
      <summary>
        {writing.details}
        {note && <span className="meta"> {note}</span>}
      </summary>
      <AddressField session={session} madeAddress={madeAddress} isShown={isOpen} />
      {time}
      <OptionalFields
        rows={history.rows}
        change={session.change}
        lastDay={lastDay}
        offered={inUse}
      />
      {isOpen && children}
    </details>
  );
}
