import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './dialog.css';

interface FieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Read aloud again when it changes. */
  hint?: string;
  offered?: string[];
  /** How many lines it has while it is empty; without it, the field is a single line. */
  rows?: number;
}

/** A field with its label, its hint and, below them, its children. */
export function Field({ id, label, hint, offered, children, ...input }: FieldProps) {
  // React's types have no element that is either.
  const Control = (input.rows ? 'textarea' : 'input') as 'input';
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <Control
        id={id}
        className="form-control"
        dir="auto"
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        list={offered && `${id}-offered`}
        {...input}
      />
      {offered && (
        <datalist id={`${id}-offered`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mono" aria-live="polite">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

interface DialogProps {
  title: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog with a form, open as long as it is rendered. */
export function FormDialog({ title, onSubmit, onCancel, children }: DialogProps) {
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
