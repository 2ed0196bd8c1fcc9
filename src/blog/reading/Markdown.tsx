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
  /** The parsed Markdown; undefined for plain text. */
  tree?: Node[];
  /** Renders a block of code. */
  Code?: ComponentType<ComponentProps<typeof CodeBlock>>;
}

// Each of these has its own text direction.
const withDirection = ['p', 'li', 'blockquote'];

/** A paragraph of a post, as Markdown or plain text. */
export const Markdown = memo(function Markdown({ text, tree, Code = CodeBlock }: Props) {
  const toReact = (node: Node): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, children = [], code, language, parts, ...attributes }: Element = node;
    if (code !== undefined) return <Code code={code} language={language} parts={parts} />;
    if (tag === 'img')
      return <img {...attributes} alt={attributes.alt} loading="lazy" decoding="async" />;
    const dir = withDirection.includes(tag) ? 'auto' : undefined;
    return createElement(tag, { ...attributes, dir }, ...children.map(toReact));
  };
  if (!tree) return <p dir="auto">{text}</p>;
  return tree.map((node, index) => <Fragment key={index}>{toReact(node)}</Fragment>);
});
