/** Writes a formula among words. Beside a letter or a digit, dollars alone would be words. */
export function writeInlineFormula(tex: string, isBesideWord: boolean): string {
  // No dollar can be within it.
  const line = tex.trim().replaceAll(/\s+/g, ' ').replaceAll(/\\?\$/g, '\\textdollar{}');
  return isBesideWord ? `$\`${line}\`$` : `$${line}$`;
}

/** Writes a formula on lines of its own. */
export function writeBlockFormula(tex: string): string {
  const runs = tex.match(/\$+/g) ?? [];
  const dollars = '$'.repeat(runs.reduce((most, run) => Math.max(most, run.length), 1) + 1);
  return `${dollars}\n${tex}\n${dollars}`;
}
