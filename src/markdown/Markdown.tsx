import {
  type ComponentProps,
  type ComponentType,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  useId,
  useMemo,
} from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { findDirection } from '../post/language';
import { type CalloutKind, type Element, type Node, toText } from '../post/tree';
import { CodeBlock } from './CodeBlock';
import { Footnote, Reference } from './Footnote';
import { Formula as DrawnFormula, type FormulaProps } from './formula/Formula';
import { Picture } from './Picture';
import { useKeys } from './useKeys';
import { findVideo, VideoCard } from './video/VideoCard';

// A page, perhaps of this site, which the router finds out. A file has a dot; a browser finds a fragment by itself.
const PAGE = /^(?:https?:\/\/[^/?#]+)?\/[^.?#]*(?:[?#]|$)/i;

const CALLOUT_MARKS: Record<CalloutKind, string> = {
  note: '✎',
  tip: '✓',
  important: '★',
  warning: '!',
  caution: '✕',
};

interface TableProps {
  dir?: 'rtl' | 'auto';
  label?: string;
  children?: ReactNode;
}

// Reachable by keyboard, since it scrolls.
const ScrollingTable = ({ dir, label, children }: TableProps) => (
  <section className="table-region" tabIndex={0} aria-label={label} dir={dir}>
    <table>{children}</table>
  </section>
);

const BLOCKS =
  /^(?:p|pre|blockquote|figure|figcaption|ul|ol|li|hr|table|thead|tbody|tr|th|td|footnotes?)$/;
const hasOwnKey = (node: Node) => typeof node === 'object' && BLOCKS.test(node.tag);

/** A key for an element. One with words is replaced as they change: a browser may have put a translation in their place. */
const toKey = ({ children = [] }: Element, index: number) =>
  children.every(hasOwnKey) ? index : `${index} ${JSON.stringify(children)}`;

/** The words of a table's header. */
const toLabel = ({ children: [head] = [] }: Element): string => {
  const [row] = typeof head === 'object' ? (head.children ?? []) : [];
  const cells = typeof row === 'object' ? (row.children ?? []) : [];
  return reading.table(cells.map((cell) => toText([cell])).join(site.comma));
};

interface Props {
  text: string;
  /** The parsed Markdown; undefined for plain text. */
  tree?: Node[];
  Code?: ComponentType<ComponentProps<typeof CodeBlock>>;
  Formula?: ComponentType<FormulaProps>;
  Table?: ComponentType<TableProps>;
}

/** A paragraph of a post, as Markdown or plain text. */
export const Markdown = memo(function Markdown({
  text,
  tree,
  Code = CodeBlock,
  Formula = DrawnFormula,
  Table = ScrollingTable,
}: Props) {
  const id = useId();
  const keys = useKeys(useMemo(() => tree?.map((node) => [JSON.stringify(node)]) ?? [], [tree]));
  // A block has one direction, with all that is in it.
  const toReact = (node: Node, index: number, dir?: 'rtl' | 'auto'): ReactNode => {
    if (typeof node === 'string') return node;
    const {
      tag,
      code,
      language,
      parts,
      checked,
      align,
      kind,
      isBlock,
      mathml,
      number = 0,
      times = 0,
      ...rest
    } = node;
    const { children = [], ...attributes } = rest;
    const key = toKey(node, index);
    const inside = children.map((child, i) => toReact(child, i));
    switch (tag) {
      case 'p': {
        const video = findVideo(node);
        if (!video) break;
        return (
          <VideoCard key={key} link={video} dir={dir}>
            {video.children?.map((child, i) => toReact(child, i))}
          </VideoCard>
        );
      }
      case 'pre':
        return <Code key={key} code={code ?? ''} language={language} parts={parts} />;
      case 'math':
        return <Formula key={key} source={toText(children)} isBlock={isBlock} mathml={mathml} />;
      case 'img':
        if (attributes.src?.startsWith('/pictures/'))
          return <Picture key={attributes.src} {...attributes} />;
        return (
          <img key={key} {...attributes} alt={attributes.alt} loading="lazy" decoding="async" />
        );
      case 'a':
        if (!PAGE.test(attributes.href ?? '')) break;
        return (
          <Link key={key} to={attributes.href!}>
            {inside}
          </Link>
        );
      case 'table':
        return (
          <Table key={key} dir={dir} label={toLabel(node)}>
            {inside}
          </Table>
        );
      case 'label':
        return (
          <label key={key}>
            <input type="checkbox" checked={checked} disabled /> {inside}
          </label>
        );
      case 'blockquote':
        if (!kind) break;
        return (
          <div key={key} role="note" className={`callout ${kind}`} dir={dir}>
            <p className="callout-word">
              <span aria-hidden>{CALLOUT_MARKS[kind]}</span> {reading.callouts[kind]}
            </p>
            {inside}
          </div>
        );
      case 'unformatted':
        return (
          <p key={key} className="limit-note mono" lang={site.lang}>
            {reading.unformatted}
          </p>
        );
      case 'reference':
        return <Reference key={key} id={id} number={number} times={times} />;
      case 'footnotes':
        return (
          <ol key={key} className="footnotes" dir={dir}>
            {inside}
          </ol>
        );
      case 'footnote':
        return (
          <Footnote key={key} id={id} number={number} times={times}>
            {inside}
          </Footnote>
        );
    }
    const scope = tag === 'th' ? 'col' : undefined;
    return createElement(tag, { ...attributes, key, dir, scope, className: align }, ...inside);
  };
  if (!tree) return <p dir={findDirection(text)}>{text}</p>;
  return tree.map((node, index) => {
    const words = toText([node]);
    // A block without words, such as an image, is on the post's side.
    const dir = words ? findDirection(words) : undefined;
    return <Fragment key={keys[index]}>{toReact(node, 0, dir)}</Fragment>;
  });
});
