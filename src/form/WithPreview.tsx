import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { writing } from '#words/author/writing';
import { storedText } from '../base/storedText';
import { inLanguage } from '../base/language/inLanguage';
import type { DraftSession } from '../drafts/session/draftSession';
import { PictureStatus } from '../pictures/WithPictures';
import { type Post, type PostContent, wholeTitle } from '../post/post';
import { PostSize } from '../publishing/PostSize';
import { SubmitButtons } from '../publishing/SubmitButtons';
import { SubmitProblem, SubmitStatus } from '../publishing/SubmitStatus';
import { ArticleTitle, PostArticle } from '../reading/PostArticle';
import { findKey, type Row } from '../rows/rows';
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
  /** The form. */
  children: ReactNode;
}

const AsRead = memo(function AsRead({ post }: { post: Post }) {
  return (
    <>
      <p className="mono">{writing.preview}</p>
      <h2 {...inLanguage(post.Language)}>
        <ArticleTitle title={wholeTitle(post)} />
      </h2>
      <PostArticle post={post} findKey={findKey} />
    </>
  );
});

const tabs: [Tab, string][] = [
  ['form', writing.write],
  ['post', writing.preview],
];

// `true` and `false`, or the one that suits the window.
const tabsOnly = storedText('tabs');

/** The form, and the post as readers see it: tabs, or side by side where there is room or the author prefers it. Under both stands a foot, with what Submit will publish and what has been done. */
export function WithPreview({ session, rows, content, post, madeAddress, children }: Props) {
  const [chosen, setChosen] = useState(() => tabsOnly.read());
  const foot = useRef<HTMLDivElement>(null);
  const { pane, tab, onSelect, onFocus, onClick } = usePreviewScroll(rows);
  const { isBeside, isUsual } = useRoom(chosen);
  useCoveredEnd(foot);
  // As in every tab list; there are only two.
  function onKeyDown(event: KeyboardEvent) {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const other = tab === 'form' ? 'post' : 'form';
    onSelect(other);
    document.getElementById(`tab-${other}`)?.focus();
  }
  const toProps = (name: Tab) => ({
    id: `pane-${name}`,
    'aria-labelledby': `tab-${name}`,
    'data-shown': tab === name || undefined,
  });
  return (
    <div className="sheet">
      <div className="panes">
        <div {...toProps('form')} role="tabpanel" onFocus={onFocus}>
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
        <WillPublish post={content} address={madeAddress} />
        <SubmitButtons session={session} />
        <div role="tablist">
          {tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls={`pane-${name}`}
              aria-selected={tab === name}
              tabIndex={tab === name ? undefined : -1}
              onClick={() => onSelect(name)}
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
