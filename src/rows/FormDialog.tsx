import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

// Closing it returns the focus.
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

/** A dialog with a form, open as long as it is rendered. */
export function FormDialog({ title, onSubmit, onCancel, children }: Props) {
  const heading = useId();
  return (
    <dialog
      ref={open}
      className="form-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
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
