import {
  Fragment,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { announce } from '../base/announce';
import { Items } from '../base/Items';
import { Loading } from '../base/Loading';
import { firstDate, type Post } from '../post/post';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
import { minutesToRead } from '../post/text/texts';
import type { KnownTrees } from '../post/text/tree';
import { knownTrees } from '../markdown/footnote/definitions';
import { listAbout } from './About';
import { Contents } from './Contents';
import { ScrollAnchor } from './ScrollAnchor';
import { PostedOn } from './PostedOn';
import { FieldPicture } from '../markdown/FieldPicture';
import { type FindKey, Sections } from '../markdown/Sections';
import './post.css';

const NONE: KnownTrees = new Map();

// A longer one would fill a phone's screen.
const LONG_TITLE = 100;

/** The title of a post, as the heading above the article shows it. */
export const ArticleTitle = ({ title }: { title: string }) => (
  <span className={title.length > LONG_TITLE ? 'long-title' : undefined}>
    {isolateNames(title)}
  </span>
);

const MARKED_MS = 60_000;

/** Finds which parts of a post have just changed, and announces the first change. `parts` is memoized. */
function useUpdated(parts: string[]): ReadonlySet<string> {
  const [known, setKnown] = useState({ parts, updated: new Set<string>() });
  let { updated } = known;
  if (known.parts !== parts) {
    const before = new Set(known.parts);
    const fresh = parts.filter((part) => !before.has(part));
    // The same set if nothing has changed, so that its timer runs on.
    if (fresh.length > 0) updated = new Set([...updated, ...fresh]);
    setKnown({ parts, updated });
  }
  const isMarked = updated.size > 0;

  useEffect(() => {
    if (isMarked) announce(reading.wasUpdated);
  }, [isMarked]);
  useEffect(() => {
    if (updated.size === 0) return;
    const timer = setTimeout(() => setKnown((now) => ({ ...now, updated: new Set() })), MARKED_MS);
    return () => clearTimeout(timer);
  }, [updated]);
  return updated;
}

const NO_PARTS: string[] = [];
const toPart = (value: unknown) => JSON.stringify(value);

interface Props {
  post: Post;
  /** Trees of the page as it was built. */
  built?: KnownTrees;
  /** What leads to posts that belong with it, if that is known. */
  related?: ReactNode[];
  /** Whether its changes are others’, to be announced and marked. */
  isLive?: boolean;
  findKey?: FindKey;
}

/** A post without its title: details in the margin, the summary, and the sections. */
export function PostArticle({ post, built = NONE, related, isLive, findKey }: Props) {
  // While the parser is loading for a new version, the one before stays on screen.
  const shownPost = useDeferredValue(post);
  const trees = useMemo(
    () => (shownPost.trees ? knownTrees(shownPost) : built),
    [shownPost, built],
  );
  const { Name, Summary, Cover, Language, DateUpdated, sections } = shownPost;
  const { lang, dir } = inLanguage(Language);
  const parts = useMemo(
    () =>
      isLive ? [shownPost.Title, shownPost.Summary, ...shownPost.sections].map(toPart) : NO_PARTS,
    [shownPost, isLive],
  );
  const updated = useUpdated(parts);
  const minutes = minutesToRead(sections);
  return (
    // Without a language, each block has the direction of its first letter.
    <article className="blog across" lang={lang} dir={Language && dir}>
      {/* The site's words. */}
      <div className="meta aside" lang={site.lang}>
        <div className="sticky">
          <Items
            className="meta"
            items={[
              Name && isolateNames(Name),
              <PostedOn date={firstDate(shownPost)} />,
              DateUpdated && (
                // Replaced as a whole, like what a browser may have translated in the text.
                <Fragment key={DateUpdated.getTime()}>
                  {reading.updated} <PostedOn date={DateUpdated} />
                </Fragment>
              ),
              minutes > 0 && reading.minutes(minutes),
              ...listAbout(shownPost, related),
            ]}
          />
          <Contents sections={sections} known={trees} lang={lang} />
        </div>
      </div>
      <ScrollAnchor className="text" mayScroll={() => isLive === true}>
        {Cover && <FieldPicture value={Cover} isFigure />}
        {Summary && (
          <p className="lead" dir={dir}>
            {isolateNames(Summary)}
          </p>
        )}
        <Suspense fallback={<Loading>{reading.loadingText}</Loading>}>
          <Sections
            sections={sections}
            known={trees}
            findKey={findKey}
            isUpdated={(section) => updated.size > 0 && updated.has(toPart(section))}
          />
        </Suspense>
        {shownPost.isCut && (
          <p className="alert" role="note" lang={site.lang} dir={site.dir}>
            {reading.isCut}
          </p>
        )}
      </ScrollAnchor>
    </article>
  );
}
