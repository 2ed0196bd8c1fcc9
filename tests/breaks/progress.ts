/** Prints what becomes of each break, and below it what is under way. */
export class Progress {
  #running = new Map<string, number>();
  #failed: string[] = [];
  #done = 0;
  #timer = setInterval(() => this.#show(), 1000);

  constructor(readonly all: number) {}

  #show() {
    if (!process.stdout.isTTY) return;
    const seconds = (begin: number) => Math.round((performance.now() - begin) / 1000);
    const running = [...this.#running].map(([name, begin]) => `${name} (${seconds(begin)} s)`);
    const line = `… ${this.#done} of ${this.all}: ${running.join(' · ')}`;
    process.stdout.write(`\r\x1b[K${line.slice(0, process.stdout.columns - 1)}`);
  }

  /** Begins a piece of work. Returns a function that ends it, and prints the result if there is one. */
  begin(name: string) {
    const start = performance.now();
    this.#running.set(name, start);
    return (isGood = true, result?: string) => {
      this.#running.delete(name);
      if (result === undefined) return;
      this.#done++;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const line = `${isGood ? '✓' : '✗'} ${name}: ${result} (${seconds} s)`;
      if (!isGood) this.#failed.push(line);
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
      console.log(line);
      this.#show();
    };
  }

  /** Prints the totals. Returns how many breaks were not noticed. */
  close(): number {
    clearInterval(this.#timer);
    const { length } = this.#failed;
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.log(`\n${this.#done - length} breaks noticed, ${length} not`);
    for (const line of this.#failed) console.log(line);
    return length;
  }
}
