import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Read aloud again when it changes. */
  hint?: string;
  offered?: string[];
}

/** A field of one line with its label, its hint and, below them, its children. */
export const Field = ({ id, label, hint, offered, children, ...input }: Props) => (
  <div>
    <label htmlFor={id} className="form-label">
      {label}
    </label>
    <input
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
