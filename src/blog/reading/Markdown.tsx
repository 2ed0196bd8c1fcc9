import {
  type ComponentProps,
  type ComponentType,
  createElement,
  Fragment,
  memo,
  type ReactNode,
} from 'react';
import type { Element, Node } from '../tree';
import { CodeBlock } from './CodeBlock';

interface Props {
  text: string;
  /** Its Markdown; undefined where it has none. */
  tree?: Node[];
  /** Shows a block of code. */
  Code?: ComponentType<ComponentProps<typeof CodeBlock>>;
}

// Each finds its own direction, as a whole paragraph does.
const blocks = ['p', 'li', 'blockquote'];

/** A paragraph of a post: its Markdown, or its text where it has none. */
export const Markdown = memo(function Markdown({ text, tree, Code = CodeBlock }: Props) {
  const toReact = (node: Node): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, children = [], code, language, parts, ...attributes }: Element = node;
    if (code !== undefined) return <Code code={code} language={language} parts={parts} />;
    if (tag === 'img')
      return <img {...attributes} alt={attributes.alt} loading="lazy" decoding="async" />;
    const dir = blocks.includes(tag) ? 'auto' : undefined;
    return createElement(tag, { ...attributes, dir }, ...children.map(toReact));
  };
  if (!tree) return <p dir="auto">{text}</p>;
  return tree.map((node, index) => <Fragment key={index}>{toReact(node)}</Fragment>);
});
