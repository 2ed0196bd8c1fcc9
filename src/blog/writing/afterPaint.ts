/** Work that is put off. */
interface PutOff<T> {
  /** Does the work with this value once the page has been painted; of several values, only with the last. */
  schedule: (value: T) => void;
  /** Does it now, if it is still to be done. */
  flush: () => void;
}

/** Puts work off until what was typed is on screen. */
export function afterPaint<T>(work: (value: T) => void): PutOff<T> {
  let due: { value: T } | undefined;
  const flush = () => {
    if (!due) return;
    const { value } = due;
    due = undefined;
    work(value);
  };
  const schedule = (value: T) => {
    const isNew = !due;
    due = { value };
    // A page out of sight is not painted.
    if (document.hidden) flush();
    else if (isNew) requestAnimationFrame(() => setTimeout(flush));
  };
  return { schedule, flush };
}
