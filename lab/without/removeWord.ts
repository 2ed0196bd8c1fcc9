import ts from 'typescript';

/** Returns what declares a name: a constant, or a property. */
const toDeclaration = (node: ts.Node) =>
  ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;

/** Lists the constants of a file, or the properties of an object. */
function listInside(node: ts.Node): readonly ts.Node[] {
  if (ts.isSourceFile(node)) return node.statements;
  const { initializer } = toDeclaration(node) as { initializer?: ts.Expression };
  return initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [];
}

/** Removes a word such as `writing.find` from the text of a language, or all words of `writing`. Throws if there is none. */
export function removeWord(text: string, word: string): string {
  const file = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const names = word.split('.');
  let node: ts.Node = file;
  for (const name of names) {
    const isNamed = (one: ts.Node) =>
      (toDeclaration(one) as { name?: ts.Node }).name?.getText() === name;
    const next = listInside(node).find(isNamed);
    if (!next) throw new Error(`There is no word ${word}.`);
    node = next;
  }
  const rest = text.slice(node.end).replace(/^,/, '');
  const withoutWord = text.slice(0, node.getFullStart()) + rest;
  // The list of all words names their parts.
  const part = new RegExp(`(?<=^ .*[{ ])${word}(?:,\\s| (?=\\}))`, 'm');
  return names.length > 1 ? withoutWord : withoutWord.replace(part, '');
}
