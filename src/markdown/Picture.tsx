import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { reading } from '#words/reading';
import { toHref, withHrefs } from '../addresses';
import { findPictureIds, type PictureData } from '../post/picture';
import type { Element } from '../post/text/tree';
import { onImageMounted } from './onImageMounted';
import type { Show } from './show';

type Found = Pick<PictureData, 'data' | 'type'>;
type Find = (id: string) => Promise<Found | undefined>;

/** Finds a picture of this browser, in the form’s preview. It may not be stored anywhere else yet. */
export const LocalPictures = createContext<Find | undefined>(undefined);

const findStored: Find = async (id) => (await import('./readPicture')).readPicture(id);

interface Props extends Pick<Element, 'src' | 'alt' | 'width' | 'height'> {
  loading?: 'eager' | 'lazy';
  /** Whether it leads to its file, where it is seen in its whole size. */
  isLink?: boolean;
}

interface WholeSizeProps {
  isLink?: boolean;
  href?: string;
  children: ReactNode;
}

const WholeSize = ({ isLink, href, children }: WholeSizeProps) =>
  isLink ? (
    <a href={href} title={href && reading.wholePicture}>
      {children}
    </a>
  ) : (
    children
  );

function StoredPicture({ src = '', alt = '', width, height, loading, isLink }: Props) {
  const findLocal = use(LocalPictures);
  const element = useRef<HTMLImageElement>(null);
  const [from, setFrom] = useState<'browser' | 'build' | 'database'>(
    findLocal ? 'browser' : 'build',
  );
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => onImageMounted(element.current), []);
  useEffect(() => {
    if (from === 'build') {
      // It may have failed before React took over the page.
      const { complete, naturalWidth } = element.current!;
      if (complete && naturalWidth === 0) setFrom('database');
      return;
    }
    let isShown = true;
    let objectUrl = '';
    const goOn = (reason: string) => {
      if (!isShown) return;
      if (from === 'browser') setFrom('build');
      else setProblem(reason);
    };
    const show = ({ data, type }: Found) => {
      if (isShown) setUrl((objectUrl = URL.createObjectURL(new Blob([data], { type }))));
    };
    const find = from === 'browser' ? findLocal! : findStored;
    find(findPictureIds(src)[0]!).then(
      (found) => (found ? show(found) : goOn(reading.pictureMissing)),
      () => goOn(reading.pictureNotLoaded),
    );
    return () => {
      isShown = false;
      URL.revokeObjectURL(objectUrl);
    };
  }, [from, findLocal, src]);

  if (problem)
    return (
      <span className="picture" style={{ width, aspectRatio: `${width} / ${height}` }}>
        {alt && <em>{alt}</em>}
        {problem}
      </span>
    );
  return (
    // What is not a file yet has no address that lasts.
    <WholeSize isLink={isLink} href={url ? undefined : toHref(src)}>
      <img
        ref={element}
        className="picture"
        src={url ?? (from === 'browser' ? undefined : toHref(src))}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        onError={() => {
          if (url) setProblem(reading.pictureMissing);
          else setFrom('database');
        }}
      />
    </WholeSize>
  );
}

/** An image of a post. One of the database is the file that the build has written, or else the one that is stored. */
export function Picture({ loading = 'lazy', isLink = false, ...image }: Props) {
  // A click in the form would lead away from it.
  const isPreview = use(LocalPictures) !== undefined;
  const leads = isLink && !isPreview;
  if (image.src?.startsWith('/pictures/'))
    return <StoredPicture key={image.src} {...image} loading={loading} isLink={leads} />;
  return (
    <WholeSize isLink={leads} href={toHref(image.src)}>
      <img
        ref={onImageMounted}
        {...withHrefs(image)}
        alt={image.alt}
        loading={loading}
        decoding="async"
      />
    </WholeSize>
  );
}

/** Shows a picture, or a file of this site. */
export const showImage: Show = ({ src, alt, width, height, loading }, { key, isLinked }) => (
  <Picture
    key={key}
    src={src}
    alt={alt}
    width={width}
    height={height}
    loading={loading}
    isLink={!isLinked}
  />
);
