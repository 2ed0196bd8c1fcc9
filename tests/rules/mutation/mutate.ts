/** The rules with one thing in them broken. */
export interface Mutant {
  /** The line it changes, and what it does there. */
  name: string;
  line: number;
  rules: string;
}

const methods = ['get', 'list', 'create', 'update', 'delete'];
const widened: Record<string, string> = { get: 'read', list: 'read', create: 'write' };
const parts: Record<string, string[]> = { read: methods.slice(0, 2), write: methods.slice(2) };

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const depths = (text: string) =>
  sum([...text].map((sign) => ('([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0)));

/** The operands of a condition and where they start. Only `&&` joins what this can take apart. */
function operandsOf(condition: string, start: number): [text: string, start: number][] {
  if (/\|\||\?|!(?!=)/.test(condition))
    throw new Error(`Teach tests/rules/mutation/mutate.ts: ${condition}`);
  const operands: [string, number][] = [];
  let operand = '';
  condition.split('&&').forEach((piece, index, pieces) => {
    operand += piece;
    if (depths(operand) > 0) {
      operand += '&&';
      return;
    }
    const before =
      sum(pieces.slice(0, index + 1).map((one) => one.length + 2)) - 2 - operand.length;
    const lead = operand.length - operand.trimStart().length;
    operands.push([operand.trim(), start + before + lead]);
    operand = '';
  });
  return operands;
}

/** What an operand can be broken into: dropped, flipped, loosened. */
function broken(operand: string): string[] {
  const comparisons = / == (true|false)$/.test(operand)
    ? [[/ == true$/, ' != false'] as const]
    : [[' == ', ' <= '] as const, [' == ', ' >= '] as const];
  const edits = [
    [' == ', ' != '] as const,
    ...comparisons,
    [/ is \w+$/, ' != null'] as const,
    ['.hasOnly(', '.hasAny('] as const,
  ];
  const changed = edits.map(([from, to]) => operand.replace(from, to));
  const keys = [...operand.matchAll(/'\w+'(, )?/g)].map(([key]) => operand.replace(key, ''));
  const all = ['true', ...changed, ...keys];
  return [...new Set(all)].filter((one) => one !== operand);
}

/** Makes every mutant of the rules, and throws when a line of them has none. */
export function mutate(rules: string): Mutant[] {
  // Comments become spaces, so that nothing moves.
  const code = rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const mutants: Mutant[] = [];
  const replace = (start: number, from: string, to: string) => {
    const line = lineAt(start);
    const changed = rules.slice(0, start) + to + rules.slice(start + from.length);
    const name = `line ${line}: ${from.trim() || 'nothing'} → ${to.trim() || 'nothing'}`;
    mutants.push({ name: name.replace(/\s+/g, ' '), line, rules: changed });
  };

  for (const { 0: all, 1: lead, 2: condition, index } of code.matchAll(
    /(\breturn\s|\ballow [\w, ]+: if\s)([^;]+);/g,
  )) {
    if (!lead || !condition) throw new Error(`Teach tests/rules/mutation/mutate.ts: ${all}`);
    for (const [operand, start] of operandsOf(condition, index + lead.length))
      for (const worse of broken(operand)) replace(start, operand, worse);
  }

  for (const { 0: allow, 1: list, index } of code.matchAll(/\ballow ([\w, ]+): if [^;]+;/g)) {
    replace(index, allow, allow.replace(/ if [^;]+/, ' if false'));
    for (const method of list?.split(', ') ?? [])
      for (const other of [...(parts[method] ?? []), ...[widened[method] ?? []].flat()])
        replace(index, allow, allow.replace(method, other));
  }

  for (const { 0: match, 1: wildcard, index } of code.matchAll(
    /\bmatch \/[^\n]*?(\{\w+\})? \{\n/g,
  )) {
    const end = index + match.length;
    const opened = (method: string) =>
      // What is opened for a whole database is opened for everything in it.
      match.includes('/documents') ? ` match /{all=**} { allow ${method}; }` : ` allow ${method};`;
    for (const method of methods.filter((one) => !isOpen(code.slice(end), one)))
      replace(end - 1, '', opened(method));
    if (wildcard) replace(index, match, match.replace(wildcard, wildcard.replace('}', '=**}')));
  }

  code.split('\n').forEach((text, index) => {
    const plain = /^\s*(\}|rules_version .*|service .*|function .*)?$/.test(text);
    if (!plain && !mutants.some(({ line }) => line === index + 1))
      throw new Error(
        `Teach tests/rules/mutation/mutate.ts: line ${index + 1} has no mutant: ${text}`,
      );
  });
  return mutants;
}

/** Whether the block that begins here opens this method to everyone already. */
function isOpen(block: string, method: string): boolean {
  const own = block.split(/\bmatch |\n *\}/)[0] ?? '';
  const open = [...own.matchAll(/\ballow ([\w, ]+): if true;/g)].flatMap(([, list]) =>
    list?.split(', '),
  );
  return open.some((one) => one === method || (one && parts[one]?.includes(method)));
}
