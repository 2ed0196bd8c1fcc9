/** Returns a function that shows the progress of a task: as a bar on a terminal, else as a line for each tenth. */
export function progress(name: string, total: number): (done: number) => void {
  let shown = -1;
  return (done) => {
    const share = total > 0 ? Math.min(done / total, 1) : 1;
    const { isTTY } = process.stdout;
    const tick = Math.floor(share * (isTTY ? 100 : 10));
    if (tick === shown) return;
    shown = tick;
    const line = `${name}: ${done} of ${total}`;
    if (!isTTY) return console.log(line);
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    process.stdout.write(`\r${bar} ${line}${share === 1 ? '\n' : ''}`);
  };
}
