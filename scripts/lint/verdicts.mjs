// Keeps what was found about expressions, as it takes a while.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { dirname } from 'pathe';

function read(file, basis) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return isDeepStrictEqual(kept.basis, basis) ? kept.verdicts : {};
  } catch {
    return {};
  }
}

/** Returns a function that takes the verdict about an expression from a file, or finds it and keeps it there. Another `basis` makes all of them void. */
export function openVerdicts(file, basis) {
  let verdicts;
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    // Another process may have written in the meantime.
    const all = { ...read(file, basis), ...verdicts };
    writeFileSync(file, JSON.stringify({ basis, verdicts: all }));
  };
  return (expression, find) => {
    verdicts ??= read(file, basis);
    if (!Object.hasOwn(verdicts, expression)) {
      verdicts[expression] = find();
      write();
    }
    return verdicts[expression];
  };
}
