import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { writing } from '#words/writing';
import { storedText } from '../base/storedText';
import { type Post, displayTitle } from '../post/post';
import { inLanguage } from '../base/language/inLanguage';
import { PostArticle } from '../reading/PostArticle';
import type { Row } from '../rows/rows';
import { type Tab, usePlace } from './usePlace';

interface Props {
  post: Post;
  rows: Row[];
  children: ReactNode;
}

const AsRead = memo(function AsRead({ post }: Pick<Props, 'post'>) {
  return (
    <>
      <p className="mono">{writing.preview}</p>
      <h2 {...inLanguage(post.Language)}>{displayTitle(post)}</h2>
      <PostArticle post={post} />
    </>
  );
});

const tabs: [Tab, string][] = [
  ['form', writing.write],
  ['post', writing.preview],
];

const tabsOnly = storedText('tabs');

// As in form.css.
const wide = matchMedia('(min-width: 75rem)');

function watchWidth(onChange: () => void) {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** The form beside a post as readers see it. On narrow screens, and where the author prefers it, they are tabs. */
export function WithPreview({ post, rows, children }: Props) {
  const [isBeside, setBeside] = useState(() => !tabsOnly.read());
  const { pane, tab, onSelect, onFocus } = usePlace(rows);
  const isWide = useSyncExternalStore(watchWidth, () => wide.matches);
  // Not on `.panes` with :has(), for which each key would lay out the whole page anew.
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    main?.toggleAttribute('data-beside', isBeside);
    return () => main?.removeAttribute('data-beside');
  }, [isBeside]);
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
    <>
      <div className="pane-tabs">
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
            tabsOnly.write(isBeside ? 'true' : null);
            setBeside(!isBeside);
          }}
        >
          {writing.beside}
        </button>
      </div>
      <div className="panes">
        <div {...toProps('form')} role="tabpanel" onFocus={onFocus}>
          {children}
        </div>
        {/* Focusable, because it scrolls. */}
        <div ref={pane} {...toProps('post')} role="tabpanel" className="preview" tabIndex={0}>
          {/* What nobody sees would slow each key. */}
          {(tab === 'post' || (isBeside && isWide)) && <AsRead post={post} />}
        </div>
      </div>
    </>
  );
}
