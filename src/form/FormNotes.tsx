import { useLayoutEffect, useRef } from 'react';
import { account } from '#words/author/account';
import { drafts } from '#words/author/drafts';
import { SignInButton } from '../auth/SignInButton';
import { useIsSignedOut } from '../auth/useIsSignedOut';
import { readDraft } from '../drafts/drafts';
import { SdkStopped } from '../firebase/SdkStopped';

interface Props {
  uid: string;
  draftId: string | null;
}

/** Says that the words are kept. An empty form has none, and a browser without storage can't keep any. */
const AreKept = ({ uid, draftId }: Props) =>
  draftId && readDraft(uid, draftId) ? drafts.kept : undefined;

/** Lets the author sign in again, and then go on in the field in which they were. */
function SignedOut(props: Props) {
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
        {account.signedOut} <AreKept {...props} />
      </p>
      <SignInButton takesFocus={false} />
    </div>
  );
}

/** Says above the form what keeps the author from publishing, and how to go on: to sign in again, or to reload. */
export function FormNotes(props: Props) {
  const isOut = useIsSignedOut();
  return (
    <>
      {isOut && <SignedOut {...props} />}
      <SdkStopped note={<AreKept {...props} />} />
    </>
  );
}
