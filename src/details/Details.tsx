import { lazy, type ReactNode, Suspense, useState } from 'react';
import { frame } from '#words/frame';
import { writing } from '#words/writing';
import { ErrorBoundary } from '../messages/ErrorBoundary';
import { AddressField, type AddressProps } from './AddressField';
import { LanguageField } from './LanguageField';
import type { EditableRows } from '../rows/rowActions';
import { TagsField } from './TagsField';

const FurtherFields = lazy(() => import('./FurtherFields'));

interface Props extends EditableRows {
  address: AddressProps;
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
  isShared: boolean;
  /** What is rendered only while they are open. */
  children: ReactNode;
}

/** What describes a post, closed until it is needed. */
export function Details({ address, lastDay, isShared, children, ...form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="details"
      open={isOpen || address.isTaken}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {writing.details}
        {isShared && <span className="mono"> {writing.isShared}</span>}
      </summary>
      <AddressField {...address} isShown={isOpen || address.isTaken} />
      <LanguageField {...form} />
      <TagsField {...form} />
      {isOpen && (
        <ErrorBoundary fallback={<p>{frame.checkConnection}</p>}>
          <Suspense>
            <FurtherFields {...form} lastDay={lastDay} />
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
