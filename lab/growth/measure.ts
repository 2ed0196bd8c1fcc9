import type { Call, Input } from './shapes';

// As long as a short word.
const MIN_PART = 8;

function toInput(unit: string, length: number): Input {
  const part = unit.repeat(Math.ceil(MIN_PART / unit.length));
  const parts = Array<string>(Math.ceil(length / part.length)).fill(part);
  return { text: parts.join(''), parts };
}

/** The CPU time of this process. */
function readClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function time(call: Call, unit: string, length: number): Promise<number> {
  const run = call(toInput(unit, length));
  const start = readClock();
  await run();
  return readClock() - start;
}

/** The least of several times, as all else that the process does adds to them. */
async function timeWell(call: Call, unit: string, length: number): Promise<number> {
  const times: number[] = [];
  while (times.length < 4) times.push(await time(call, unit, length));
  return Math.min(...times);
}

// Each is four times as long as the one before. Most calls take so little for all of them that more would never be noticed.
const LENGTHS = [512, 2_048, 8_192];
const FACTOR = 4;
// Less says nothing about growth.
const MEASURABLE_MS = 4;
const NOTICEABLE_MS = 50;
// Twice as much for twice the text, and half as much again for a busy computer.
const MAX_RATIO = 3;

/** Whether a text that is twice as long takes much more than twice as long. */
async function compare(call: Call, unit: string, length: number) {
  const once = await timeWell(call, unit, length);
  const twice = await timeWell(call, unit, 2 * length);
  return { once, twice, isFault: twice > NOTICEABLE_MS && twice > MAX_RATIO * once };
}

/** Finds out whether a call takes much more than twice as long for twice as much text, and says how long. Longer texts are tried only while shorter ones say nothing. */
export async function findFault(call: Call, unit: string): Promise<string | undefined> {
  let before = Infinity;
  for (const length of LENGTHS) {
    const spent = await time(call, unit, length);
    const isLast = length === LENGTHS.at(-1);
    const isLinear = spent < (FACTOR * before * MAX_RATIO) / 2;
    if (
      spent > MEASURABLE_MS &&
      before < Infinity &&
      (isLast || isLinear || spent > NOTICEABLE_MS)
    ) {
      if (isLinear) return undefined;
      let found = await compare(call, unit, length);
      // Twice, as a busy computer may be slow once.
      if (found.isFault) found = await compare(call, unit, length);
      const { once, twice, isFault } = found;
      if (isFault)
        return `${once.toFixed()} ms for ${length} characters, ${twice.toFixed()} ms for ${2 * length}`;
      if (!isLast && twice > NOTICEABLE_MS) return undefined;
    }
    before = spent;
  }
  return undefined;
}
