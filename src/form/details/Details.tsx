import { type ReactNode, Suspense, useState } from 'react';
import { frame } from '#words/frame';
import { writing } from '#words/author/writing';
import { fromHref } from '../../addresses';
import { ErrorBoundary } from '../../base/ErrorBoundary';
import { useBuiltPage } from '../../live/builtPage';
import { AddressField, type AddressProps } from './AddressField';
import type { EditableRows } from '../../rows/rowActions';
import { OptionalFields } from './OptionalFields';
import './details.css';

interface Props extends EditableRows {
  address: AddressProps;
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
  /** What an author should know of the draft before they are open. */
  note?: string;
  /** What is rendered only while they are open. */
  children?: ReactNode;
}

/** What describes a post, closed until it is needed. */
export function Details({ address, lastDay, note, children, ...form }: Props) {
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled || address.isTaken;
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
        {note && <span className="mono"> {note}</span>}
      </summary>
      <AddressField {...address} isShown={isOpen} />
      <OptionalFields {...form} lastDay={lastDay} offered={inUse} />
      {isOpen && (
        <ErrorBoundary fallback={<p>{frame.checkConnection}</p>}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
