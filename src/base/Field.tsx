import type { ComponentProps } from 'react';

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
          {offered.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}-hint`} className="meta" aria-live="polite">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
