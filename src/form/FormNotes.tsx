import { useLayoutEffect, useRef } from 'react';
import { account } from '#words/author/account';
import { drafts } from '#words/author/drafts';
import { frame } from '#words/frame';
import { SignInButton } from '../auth/SignInButton';
import { useIsSignedOut } from '../auth/useIsSignedOut';
import { ErrorMessage } from '../base/ErrorMessage';
import { reload } from '../base/reload';
import { readDraft } from '../drafts/drafts';
import { useStopped } from '../firebase/sdkFault';

/** Lets the author sign in again, and then go on in the field in which they were. */
function SignedOut({ kept }: { kept?: string }) {
  const note = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = note;
    return () => {
      const { activeElement, body } = document;
      // The button that was pressed goes with this note, and is hidden before.
      if (activeElement === body || current!.contains(activeElement))
        field.current?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={note}
      className="alert"
      role="alert"
      onFocus={({ currentTarget, relatedTarget }) => {
        // Nothing had the focus before, or the sign-in's window.
        if (!relatedTarget) field.current ??= document.querySelector('h1');
        else if (!currentTarget.contains(relatedTarget))
          field.current = relatedTarget as HTMLElement;
      }}
    >
      <p>
        {account.signedOut} {kept}
      </p>
      <SignInButton takesFocus={false} />
    </div>
  );
}

/** Says above the form what keeps the author from publishing, and how to go on: to sign in again, or to reload. */
export function FormNotes({ uid, draftId }: { uid: string; draftId: string | null }) {
  const isOut = useIsSignedOut();
  const isStopped = useStopped();
  if (!isOut && !isStopped) return null;
  // An empty form has no words, and a browser without storage can't keep any.
  const kept = draftId && readDraft(uid, draftId) ? drafts.kept : undefined;
  return (
    <>
      {isOut && <SignedOut kept={kept} />}
      {isStopped && (
        <ErrorMessage onRetry={reload} label={frame.reload}>
          {frame.broken} {kept}
        </ErrorMessage>
      )}
    </>
  );
}
