import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from '../../../layout/ErrorBoundary';
import type { Post } from '../../blog';
import { LocalPictures } from '../../reading/Picture';
import { type AddPictures, AddPicturesContext } from './addPictures';
import type { PictureQueue as Queue } from './PictureQueue';
import { findPicturesOf } from './uploadPost';

const PictureQueue = lazy(async () => ({ default: (await import('./PictureQueue')).PictureQueue }));

/** A file that is dropped beside a field would take the place of the page. */
function stopFiles(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Uploads pictures in the background. Returns whether one of them would be lost with the tab. */
function useUploads(uid: string, isAdmin: boolean, pictures: string) {
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    if (!pictures) return;
    const ids = pictures.split(' ');
    const keep = async () => {
      const [{ isAnyInMemory, deleteOldPictures }, { uploadPictures }] = await Promise.all([
        import('./pictureStore'),
        import('./uploads'),
      ]);
      setAtRisk(isAnyInMemory(uid, ids));
      if (isAdmin) await uploadPictures(uid, ids);
      setAtRisk(isAnyInMemory(uid, ids));
      await deleteOldPictures(uid);
    };
    // Submit tries again, and says what is wrong.
    const start = () => void keep().catch(() => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [uid, isAdmin, pictures]);
  return isAtRisk;
}

interface Props extends Pick<ComponentProps<typeof Queue>, 'uid' | 'rows' | 'change'> {
  /** Only administrators can upload. */
  isAdmin: boolean;
  post: Post;
  children: ReactNode;
}

/** Lets the form inside add pictures, shows those of this browser, and uploads them. */
export function WithPictures({ uid, isAdmin, post, rows, change, children }: Props) {
  const [request, setRequest] = useState<{ files: File[]; row: number }>();
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef(0);
  const pictures = useMemo(() => findPicturesOf(post).join(' '), [post]);
  const isAtRisk = useUploads(uid, isAdmin, pictures);
  const adding = useMemo<AddPictures>(
    () => ({
      add: (files, row) => setRequest({ files, row }),
      choose: (row) => {
        chosenFor.current = row;
        input.current!.click();
      },
    }),
    [],
  );
  const find = useCallback(
    async (id: string) => (await import('./pictureStore')).findLocalPicture(uid, id),
    [uid],
  );
  useEffect(() => {
    for (const event of ['dragover', 'drop'] as const) addEventListener(event, stopFiles);
    return () => {
      for (const event of ['dragover', 'drop'] as const) removeEventListener(event, stopFiles);
    };
  }, []);

  return (
    <AddPicturesContext value={adding}>
      <LocalPictures value={find}>{children}</LocalPictures>
      {/* Outside of the form, which counts its fields. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Pictures"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          adding.add([...(currentTarget.files ?? [])], chosenFor.current);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {isAtRisk && (
        <p className="alert" role="status">
          This browser can’t store pictures. They will be lost if you close this tab before your
          post is published.
        </p>
      )}
      {request && (
        <ErrorBoundary>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <PictureQueue
              {...request}
              uid={uid}
              rows={rows}
              change={change}
              onEnd={() => setRequest(undefined)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </AddPicturesContext>
  );
}
