/** Defers work, with the last scheduled value, until typed text is on screen or `flush` is called. */
export function deferUntilPaint<T>(work: (value: T) => void) {
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
    // Hidden pages aren't painted.
    if (document.hidden) flush();
    else if (isNew) requestAnimationFrame(() => setTimeout(flush));
  };
  return { schedule, flush };
}
