/** The rules with one mutation. */
export interface Mutant {
  /** The line and its change. */
  name: string;
  line: number;
  rules: string;
}

const methods = ['get', 'list', 'create', 'update', 'delete'];
const wider: Record<string, string> = {
  get: 'read',
  list: 'read',
  create: 'write',
  delete: 'write',
};
const parts: Record<string, string[]> = { read: methods.slice(0, 2), write: methods.slice(2) };

const cannotMutate = (what: string) => new Error(`mutate.ts cannot mutate ${what}`);
const isBalanced = (text: string) => text.split(/[([{]/).length === text.split(/[)\]}]/).length;

/** The operands of a condition, with their indexes. Only a plain conjunction can be taken apart. */
function operandsOf(condition: string, start: number): [operand: string, index: number][] {
  const pieces = condition.split('&&');
  if (/\|\||\?|!(?!=)/.test(condition) || !pieces.every(isBalanced)) throw cannotMutate(condition);
  let next = start;
  return pieces.map((piece) => {
    const index = next + piece.length - piece.trimStart().length;
    next += piece.length + '&&'.length;
    return [piece.trim(), index];
  });
}

/** All mutations of one operand: dropped, negated, loosened, with another number or list. */
function mutationsOf(operand: string): string[] {
  const edits: [from: string | RegExp, to: string][] = [
    [' == ', ' != '],
    [/ is \w+$/, ' != null'],
    ['.hasOnly(', '.hasAny('],
    [/\.concat\(\w+\)/, ''],
    ['[]', "['DateUpdated']"],
    ['[]', "['Revision']"],
    [/, 0\)/, ', 1)'],
    [/ \+ 1$/, ''],
    [/ \+ 1$/, ' + 2'],
    [' <= ', ' < '],
    [' <= ', ' > '],
    [/ <= 100$/, ' <= 101'],
    ['[0, null]', '[null]'],
    ...(/ == (true|false)$/.test(operand)
      ? [[/ == true$/, ' != false'] as [RegExp, string]]
      : [[' == ', ' <= '] as [string, string], [' == ', ' >= '] as [string, string]]),
  ];
  const edited = edits.map(([from, to]) => operand.replace(from, to));
  const withoutKey = [...operand.matchAll(/'\w+'(, )?(?=[^[]*\])/g)].map(([key]) =>
    operand.replace(key, ''),
  );
  return [...new Set(['true', ...edited, ...withoutKey])].filter((one) => one !== operand);
}

/** The methods that a block opens to everyone. */
function openMethods(block: string): string[] {
  const own = block.split(/\bmatch |\n *\}/)[0] ?? '';
  return [...own.matchAll(/\ballow ([\w, ]+): if true;/g)]
    .flatMap(([, list = '']) => list.split(', '))
    .flatMap((method) => parts[method] ?? method);
}

/** All mutants of the rules. Throws if a line has none. */
export function mutate(rules: string): Mutant[] {
  // Comments become spaces, which keeps every index.
  const code = rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  const mutants: Mutant[] = [];
  const replace = (start: number, from: string, to: string) => {
    const line = code.slice(0, start).split('\n').length;
    const name = `line ${line}: ${from.trim() || 'nothing'} → ${to.trim() || 'nothing'}`;
    const mutated = rules.slice(0, start) + to + rules.slice(start + from.length);
    mutants.push({ name: name.replace(/\s+/g, ' '), line, rules: mutated });
  };

  const conditions = /(\breturn\s|\ballow [\w, ]+: if\s)([^;]+);/g;
  for (const { 1: lead = '', 2: condition = '', index } of code.matchAll(conditions))
    for (const [operand, start] of operandsOf(condition, index + lead.length))
      for (const mutation of mutationsOf(operand)) replace(start, operand, mutation);

  for (const { 0: allow, 1: list = '', index } of code.matchAll(/\ballow ([\w, ]+): if [^;]+;/g)) {
    replace(index, allow, allow.replace(/ if [^;]+/, ' if false'));
    const open = openMethods(code.slice(code.lastIndexOf('match ', index) + 'match '.length));
    for (const method of list.split(', '))
      for (const other of [...(parts[method] ?? []), ...[wider[method] ?? []].flat()])
        // Not if everyone may do the rest anyway, which changes nothing.
        if (!parts[other]?.every((one) => one === method || open.includes(one)))
          replace(index, allow, allow.replace(method, other));
  }

  for (const { 0: match, 1: wildcard, index } of code.matchAll(
    /\bmatch \/[^\n]*?(\{\w+\})? \{\n/g,
  )) {
    const end = index + match.length;
    const open = openMethods(code.slice(end));
    const allow = (method: string) =>
      // Directly below the database there are no documents, so everything in it is opened.
      match.includes('/documents') ? ` match /{all=**} { allow ${method}; }` : ` allow ${method};`;
    for (const method of methods.filter((one) => !open.includes(one)))
      replace(end - 1, '', allow(method));
    if (wildcard) replace(index, match, match.replace(wildcard, wildcard.replace('}', '=**}')));
  }

  code.split('\n').forEach((text, index) => {
    const exempt = /^\s*(\}|rules_version .*|service .*|function .*)?$/.test(text);
    if (!exempt && !mutants.some(({ line }) => line === index + 1))
      throw cannotMutate(`line ${index + 1}: ${text}`);
  });
  if (mutants.length === 0) throw cannotMutate('rules without a condition');
  return mutants;
}
