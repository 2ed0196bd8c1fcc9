/** The rules with one mutation. */
export interface Mutant {
  /** The line and its change. */
  name: string;
  rules: string;
}

/**
 * What is replaced wherever it stands, each time by one of the texts. Left out because no request tells them apart:
 * `update` → `write`, which still needs a stored and a new document; `[0, null]` → `[0]`, as only production says null;
 * isAdmin() where another document of the same commit needs an admin as well; and what a deletion allows besides, as its public
 * date needs an admin and a post that is gone; and `number == int(number)` → `<=`, as a Revision is not negative.
 */
const replacements: [from: RegExp, ...to: string[]][] = [
  // An operand of a condition, and a whole condition.
  [
    /(?<=(return|: if|&&)\s+)(?!true|isAdmin\(\)\s+&& is(Moved|Restored|Deletion|Deleted|Kept))[^;&\s]([^;&]*[^;&\s])?/g,
    'true',
  ],
  [/(?<=\ballow [\w, ]+: if )[^;]+/g, 'false'],

  [/ == true/g, ' != true', ' != false'],
  [/ == (?!true|int\()/g, ' != ', ' <= ', ' >= '],
  [/ == (?=int\()/g, ' != ', ' >= '],
  [/ is \w+/g, ' != null'],
  [/ \|\| [^;]+/g, ''],
  [/(?<=return )[^;]+ \|\| /g, ''],
  [/(?<=return )[^;]+(?= \?)/g, 'false'],
  [/!(?=\w)/g, ''],
  [/(?<=get|exists)After/g, ''],
  [/(?<=\b(get|exists))(?=\(\w+Of\()/g, 'After'],
  [/(create|update), (?=.*: if)/g, ''],
  [/hasOnly/g, 'hasAny'],
  [/'[\w/]+'(, )?(?=[^[\n]*\])/g, ''],
  [/\.concat\(\w+\)/g, ''],
  [/\[\]/g, "['DateUpdated']", "['Revision']"],
  [/\['', /g, '['],
  [/(?<=\[''), \w+/g, ''],
  [/, 0\)/g, ', 1)'],
  [/, request\.(time|auth\.uid)\)/g, ', null)'],
  [/ : 0;/g, ' : 1;'],
  [/ \+ 1\b/g, '', ' + 2'],
  [/ - 1\b/g, '', ' - 2'],
  [/ <= 100\b/g, ' < 100', ' <= 101', ' > 100'],
  [/ <= 35\b/g, ' < 35', ' <= 36', ' > 35'],
  [/\{0,100\}/g, '{0,99}', '{0,101}'],
  [/\[\^[/]\]\{0,200\}/g, '[^/]{0,199}', '[^/]{0,201}', '[^/]{1,200}', '.{0,200}'],
  [/\[\.\]\{1,2\}\|__\.\*__/g, '[.]|__.*__', '[.]{1,3}|__.*__', '[.]{1,2}', '[.]{1,2}|__.*'],
  [/\[A-Za-z0-9\]\{20\}/g, '[A-Za-z0-9]{19,20}', '[A-Za-z0-9]{20,21}', '.{20}'],
  [/, ''\);/g, ", 'x');"],
  [/\b30, 'd'/g, "29, 'd'", "31, 'd'"],
  [/ < resource/g, ' > resource'],
  [/ <= 2000\b/g, ' < 2000', ' <= 2001', ' > 2000'],
  [/ <= posted\b/g, ' < posted', ' >= posted'],
  [/'https:\[.*?\+'/g, "'https?:[/][/][!-~]+'", "'https:[/][/]\\\\S+'", "'https:[/][/][!-~]*'"],
  [/'!\\.*?'/g, "'!.*'", "'.*\\\\]\\\\(.+\\\\)'", "'!\\\\[.*\\\\]\\\\(.*\\\\)'"],
  [/ <= 5000\b/g, ' < 5000', ' <= 5001', ' > 5000'],
  [/ <= 1000000000\b/g, ' < 1000000000', ' <= 1000000001'],
  [/ <= 8\b/g, ' < 8', ' <= 9', ' > 8'],
  [/ <= 1000000\b/g, ' < 1000000', ' <= 1000001', ' > 1000000'],
  [/ <= 900000\b/g, ' < 900000', ' <= 900001', ' > 900000'],
  [/ <= 1600\b/g, ' < 1600', ' <= 1601', ' > 1600'],
  [/ >= post\b/g, ' < post'],
  [/ >= 1\b/g, ' > 1', ' >= 0', ' < 1'],
  [/\.lower\(\)/g, ''],
  [/\[0:32\]/g, '[0:31]', '[0:33]', '[1:32]'],
  [/\[0, null\]/g, '[null]'],
  [/\ballow get:/g, 'allow read:'],
  [/\ballow (create|delete):(?! if isAdmin\(\)\s+&& isKept)/g, 'allow write:'],
  [/(?<=\{\w+)(?=\} \{\n)/g, '=**'],
];

const methods = ['get', 'list', 'create', 'update', 'delete'];

/** All mutants of the rules. Throws if the rules have something that it can't mutate. */
export function mutate(rules: string): Mutant[] {
  // Comments become spaces, which keeps every index.
  const code = rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  const mutants: Mutant[] = [];
  const mutated = new Set<number>();

  function replace(start: number, from: string, to: string) {
    const line = code.slice(0, start).split('\n').length;
    mutated.add(line);
    const name = `line ${line}: ${from.trim() || 'nothing'} → ${to.trim() || 'nothing'}`;
    const result = rules.slice(0, start) + to + rules.slice(start + from.length);
    mutants.push({ name: name.replace(/\s+/g, ' '), rules: result });
  }

  for (const [pattern, ...texts] of replacements)
    for (const { 0: from, index } of code.matchAll(pattern))
      for (const to of texts) replace(index, from, to);

  // Each block, with one more method open to everyone.
  for (const { 0: match, index } of code.matchAll(/\bmatch .*\{\n/g)) {
    const end = index + match.length - 1;
    const [block = ''] = code.slice(end).split(/\bmatch |\}/);
    // There are no documents directly below the database.
    const path = match.includes('/documents') ? 'match /{all=**} ' : '';
    for (const method of methods)
      if (!block.includes(`allow ${method}: if true;`))
        replace(end, '', path ? ` ${path}{ allow ${method}; }` : ` allow ${method};`);
  }

  code.split('\n').forEach((text, index) => {
    const isPlain = /^\s*(\}|rules_version .*|service .*|function .*)?$/.test(text);
    if ((!isPlain && !mutated.has(index + 1)) || /allow \w+, \w+,/.test(text))
      throw new Error(`mutate.ts cannot mutate line ${index + 1}: ${text}`);
  });
  return mutants;
}
