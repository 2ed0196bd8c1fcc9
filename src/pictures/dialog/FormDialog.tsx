import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import '../../rows/dialog.css';

interface Props {
  title: string;
  onSubmit: () => void;
  /** Asked of the author by a key, too. It may stay open. */
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog with a form, open as long as it is rendered. */
export function FormDialog({ title, onSubmit, onCancel, children }: Props) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [before] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => {
    dialog.current!.showModal();
    // Closing it would return the focus, too, but unnoticed by React, and Chromium would lose the cursor when it removes the dialog.
    return () => before?.focus({ preventScroll: true });
  }, [before]);
  return (
    <dialog
      ref={dialog}
      className="form-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClose={({ currentTarget }) => {
        // Chromium lets nobody prevent the second of two keys.
        currentTarget.showModal();
        onCancel();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2 id={heading}>{title}</h2>
        {children}
      </form>
    </dialog>
  );
}
