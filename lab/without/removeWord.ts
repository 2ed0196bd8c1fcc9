import ts from 'typescript';

const isNamed = (node: ts.Node, name: string) =>
  (ts.isPropertyAssignment(node) || ts.isVariableStatement(node)) &&
  (ts.isVariableStatement(node) ? node.declarationList.declarations[0]! : node).name.getText() ===
    name;

/** Removes a word such as `writing.find` from the text of a language, or all words of `writing`. Throws if there is none. */
export function removeWord(text: string, word: string): string {
  const file = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const names = word.split('.');
  let node: ts.Node = file;
  for (const name of names) {
    const find = (child: ts.Node): ts.Node | undefined =>
      isNamed(child, name) ? child : ts.forEachChild(child, find);
    const next = ts.forEachChild(node, find);
    if (!next) throw new Error(`There is no word ${word}.`);
    node = next;
  }
  const rest = text.slice(node.end).replace(/^,/, '');
  const kept = text.slice(0, node.getFullStart()) + rest;
  // The list of all words names their parts.
  const part = new RegExp(`(?<=^ .*[{ ])${word}(?:, | (?=\\}))`, 'm');
  return names.length > 1 ? kept : kept.replace(part, '');
}
