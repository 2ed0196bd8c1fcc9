/** Defers work until typed text is on screen, or `flush` is called. */
export function deferUntilPaint(work: () => void) {
  let isDue = false;
  const flush = () => {
    if (!isDue) return;
    isDue = false;
    work();
  };
  const schedule = () => {
    const isNew = !isDue;
    isDue = true;
    // Hidden pages aren't painted.
    if (document.hidden) flush();
    else if (isNew) requestAnimationFrame(() => setTimeout(flush));
  };
  return { schedule, flush };
}
