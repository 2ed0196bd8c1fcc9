import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { writing } from '#words/author/writing';
import { part } from '../base/part';
import { storedText } from '../base/storedText';
import { inLanguage } from '../base/language/inLanguage';
import type { DraftSession } from '../drafts/session/draftSession';
import { PictureStatus } from '../pictures/WithPictures';
import { type Post, type PostContent, wholeTitle } from '../post/post';
import { describeDueAt } from '../publishing/dueAt';
import { PostSize } from '../publishing/PostSize';
import { SubmitButtons } from '../publishing/SubmitButtons';
import { SubmitProblem, SubmitStatus } from '../publishing/SubmitStatus';
import { ArticleTitle, PostArticle } from '../reading/PostArticle';
import { findKey, type Row } from '../rows/rows';
import type { TextMode } from './body/useTextMode';
import { WillPublish } from './details/WillPublish';
import { type Tab, usePreviewScroll } from './usePreviewScroll';
import { useCoveredEnd, useRoom } from './useRoom';

interface Props {
  session: DraftSession;
  /** The rows that the preview shows, and the post that they make. */
  rows: Row[];
  content: PostContent;
  /** The post as readers will see it. */
  post: Post;
  /** The address that the author's words or the title give; empty until it is known. */
  madeAddress: string;
  mode: TextMode;
  /** The form. */
  children: ReactNode;
}

// What draws the post loads these by itself, as on readers' pages, which need them seldom.
part(() => import('../markdown/parsing/parseMarkdown'));
part(() => import('../markdown/code/highlight'));
part(() => import('../markdown/formula/drawFormula'));
part(() => import('../markdown/formula/copyAsTex'));
part(() => import('../markdown/gallery/Gallery'));
part(() => import('../markdown/mermaid/Diagram'));
part(() => import('../markdown/mermaid/drawLive'));
part(() => import('../markdown/readPicture'));

const AsRead = memo(function AsRead({ post }: { post: Post }) {
  return (
    <>
      <p className="meta">{writing.preview}</p>
      <h2 {...inLanguage(post.Language)}>
        <ArticleTitle title={wholeTitle(post)} />
      </h2>
      <PostArticle post={post} findKey={findKey} />
    </>
  );
});

const tabs = [
  ['form', writing.write],
  ['text', writing.fields.Body],
  ['post', writing.preview],
] as const;

// `true` and `false`, or the one that suits the window.
const tabsOnly = storedText('tabs');

/** The form, and the post as readers see it: tabs, or side by side where there is room or the author prefers it. Under both stands a foot, with what Submit will publish and what has been done. */
export function WithPreview({ session, rows, content, post, madeAddress, ...props }: Props) {
  const {
    mode: { body, showText },
    children,
  } = props;
  const [chosen, setChosen] = useState(() => tabsOnly.read());
  const foot = useRef<HTMLDivElement>(null);
  const { pane, tab, onSelect, onFocus, onClick } = usePreviewScroll(rows, body.text);
  const { isBeside, isUsual } = useRoom(chosen);
  useCoveredEnd(foot);
  const shown = tab === 'form' && body.text ? 'text' : tab;
  function show(name: (typeof tabs)[number][0]) {
    if (name !== 'post') showText(name === 'text');
    onSelect(name === 'post' ? 'post' : 'form');
  }
  // As in every tab list.
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (!key.startsWith('Arrow')) return;
    event.preventDefault();
    const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    const at = tabs.findIndex(([name]) => name === shown);
    const [next] = tabs.at((at + by) % tabs.length)!;
    show(next);
    document.getElementById(`tab-${next}`)?.focus();
  }
  const toProps = (name: Tab) => ({
    id: `pane-${name}`,
    'aria-labelledby': `tab-${tab === name ? shown : name}`,
    'data-shown': tab === name || undefined,
  });
  return (
    <div className="sheet">
      <div className="panes">
        <div {...toProps('form')} role="tabpanel" onFocus={onFocus} onSelect={onFocus}>
          {children}
        </div>
        {/* Focusable, because it scrolls. */}
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Tab leads to the fields */}
        <div
          ref={pane}
          {...toProps('post')}
          role="tabpanel"
          className="preview"
          tabIndex={0}
          onClick={onClick}
        >
          {/* What nobody sees would slow each key. */}
          {(tab === 'post' || isBeside) && <AsRead post={post} />}
        </div>
      </div>
      <div ref={foot} className="submit">
        <SubmitButtons session={session} />
        <WillPublish post={content} address={madeAddress} time={describeDueAt(session.useData())} />
        <div role="tablist">
          {tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls={`pane-${name === 'text' ? 'form' : name}`}
              aria-selected={shown === name}
              tabIndex={shown === name ? undefined : -1}
              onClick={() => show(name)}
              onKeyDown={onKeyDown}
            >
              {label}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="beside"
          aria-pressed={isBeside}
          onClick={() => {
            const next = isUsual ? String(isBeside) : null;
            tabsOnly.write(next);
            setChosen(next);
          }}
        >
          {writing.beside}
        </button>
        <div>
          <SubmitStatus session={session} />
          <PictureStatus />
          <PostSize post={content} />
        </div>
      </div>
      <SubmitProblem session={session} />
    </div>
  );
}
