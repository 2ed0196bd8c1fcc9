interface Deferred<T> {
  /** Does the work after the next paint, with the last value scheduled until then. */
  schedule: (value: T) => void;
  /** Does scheduled work now. */
  flush: () => void;
}

/** Defers work until what was typed is on screen. */
export function deferUntilPaint<T>(work: (value: T) => void): Deferred<T> {
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
    // Hidden pages are not painted.
    if (document.hidden) flush();
    else if (isNew) requestAnimationFrame(() => setTimeout(flush));
  };
  return { schedule, flush };
}
