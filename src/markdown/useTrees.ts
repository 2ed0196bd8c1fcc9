import { use, useMemo } from 'react';
import { mayHaveMarkdown } from '#post-markdown';
import type { Section } from '../post/post';
import { openSources, parseSource } from './definitions';
import type { KnownTrees, Node, Trees } from '../post/text/tree';

type Parse = (text: string) => Node[] | undefined;

let parser: Promise<Parse> | undefined;

// A post can also be read as plain text, if the parser can't be loaded.
const loadParser = () =>
  (parser ??= import('./parsing/parseMarkdown').then<Parse, Parse>(
    ({ parseMarkdown }) => parseMarkdown,
    () => () => undefined,
  ));

// At each key in the form, all paragraphs but one are the same.
let parsed: KnownTrees = new Map();

function readTrees(sections: Section[], known: KnownTrees, parse: Parse | undefined): Trees {
  const before = parsed;
  const now = new Map<string, Node[] | undefined>();
  const toSource = openSources(sections);
  const parseOnce = (text: string) => {
    if (!mayHaveMarkdown(text)) return undefined;
    if (!now.has(text)) now.set(text, before.has(text) ? before.get(text) : parse?.(text));
    return now.get(text);
  };
  const read = (text: string) => {
    const source = toSource(text);
    return known.has(source) ? known.get(source) : parseSource(text, source, parseOnce);
  };
  const trees = sections.map(({ paragraphs }) =>
    paragraphs.map(({ Paragraph }) => read(Paragraph)),
  );
  parsed = now;
  return trees;
}

/** The trees of the paragraphs of a text. Suspends while the parser is loading for those that are unknown. */
export function useTrees(sections: Section[], known: KnownTrees): Trees {
  const needsParser = useMemo(() => {
    const toSource = openSources(sections);
    const isUnknown = (source: string) => !known.has(source) && mayHaveMarkdown(source);
    return sections.some(({ paragraphs }) =>
      paragraphs.some(({ Paragraph }) => isUnknown(toSource(Paragraph))),
    );
  }, [sections, known]);
  const parse = needsParser ? use(loadParser()) : undefined;
  return useMemo(() => readTrees(sections, known, parse), [sections, known, parse]);
}
