/** Returns a function that prints the progress of a task: a line for each tenth. */
export function progress(name: string, total: number): (done: number) => void {
  let shown = -1;
  return (done) => {
    const tenth = Math.floor((Math.min(done, total) / total) * 10);
    if (tenth > shown) console.log(`${name}: ${Math.min(done, total)} of ${total}`);
    shown = tenth;
  };
}
