import { lazy, Suspense, useState } from 'react';
import { withHrefs } from '../addresses';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { onImageMounted } from '../markdown/onImageMounted';
import { readImage } from '../post/image';

const StoredPicture = lazy(async () => ({
  default: (await import('../markdown/Picture')).Picture,
}));

/** The cover of a post in a list. Only if the build has not written it yet, what reads it from the database is loaded. */
export function CardCover({ cover }: { cover: string }) {
  const [isMissing, setMissing] = useState(false);
  const image = readImage(cover);
  if (!image) return null;
  const { src, alt, width, height } = image;
  const about = { src, alt, width, height };
  if (!isMissing)
    return (
      <img
        ref={onImageMounted}
        {...withHrefs(about)}
        alt={alt}
        loading="lazy"
        onError={() => setMissing(true)}
      />
    );
  return (
    <ErrorBoundary fallback={false}>
      <Suspense>
        <StoredPicture {...about} />
      </Suspense>
    </ErrorBoundary>
  );
}
