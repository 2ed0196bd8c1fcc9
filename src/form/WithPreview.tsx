import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { writing } from '#words/author/writing';
import { storedText } from '../base/storedText';
import { type Post, wholeTitle } from '../post/post';
import { inLanguage } from '../base/language/inLanguage';
import { ArticleTitle, PostArticle } from '../reading/PostArticle';
import { findKey, type Row } from '../rows/rows';
import { type Tab, usePreviewScroll } from './usePreviewScroll';
import { useCoveredEnd, useRoom } from './useRoom';

interface Props {
  post: Post;
  rows: Row[];
  /** What stands in the foot, in sight of both: what Submit will publish, the buttons, what has been done, and what went wrong. */
  plan: ReactNode;
  buttons: ReactNode;
  status: ReactNode;
  problem: ReactNode;
  children: ReactNode;
}

const AsRead = memo(function AsRead({ post }: Pick<Props, 'post'>) {
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

/** The form, and the post as readers see it: tabs, or side by side where there is room or the author prefers it. Under both stands a foot. */
export function WithPreview({ post, rows, plan, buttons, status, problem, children }: Props) {
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
        {plan}
        {buttons}
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
        <div>{status}</div>
      </div>
      {problem}
    </div>
  );
}
