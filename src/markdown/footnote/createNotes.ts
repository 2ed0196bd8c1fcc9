import type { FootnoteDefinition } from 'mdast';
import type { Element, Node } from '../../post/text/tree';

/** Collects the footnotes of a paragraph, numbered in the order of the references. */
export function createNotes() {
  const references = new Map<string, { number: number; times: number }>();
  const definitions = new Map<string, FootnoteDefinition>();

  function refer(identifier: string): Element {
    const reference = references.get(identifier) ?? { number: references.size + 1, times: 0 };
    reference.times++;
    references.set(identifier, reference);
    return { tag: 'reference', ...reference };
  }

  /** Whether the definition is the first of its name; if so, it is kept. */
  function define(definition: FootnoteDefinition): boolean {
    const isNew = !definitions.has(definition.identifier);
    if (isNew) definitions.set(definition.identifier, definition);
    return isNew;
  }

  /** Makes the list of footnotes, to be called when all else is converted. */
  function list(convert: (definition: FootnoteDefinition) => Node[]): Node[] {
    if (references.size === 0) return [];
    // Footnotes may refer to more of them.
    const texts: Node[][] = [];
    for (const identifier of references.keys()) {
      const definition = definitions.get(identifier);
      texts.push(definition ? convert(definition) : []);
    }
    const children = [...references.values()].map((reference, i): Element => ({
      tag: 'footnote',
      ...reference,
      children: texts[i],
    }));
    return [{ tag: 'footnotes', children }];
  }

  const listUnused = () =>
    [...definitions.values()].filter(({ identifier }) => !references.has(identifier));

  return { refer, define, list, listUnused };
}
