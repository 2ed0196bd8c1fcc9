import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pictures as words } from '#words/author/pictures';
import type { EditableRows } from '../rows/rowActions';
import type { DraftSession } from '../drafts/session/draftSession';
import type { PostContent } from '../post/post';
import { LocalPictures } from '../markdown/Picture';
import { part } from '../base/part';
import { type AddPictures, AddPicturesContext, type PictureTarget } from './addPictures';
import { usePicturesAgain } from './again/usePicturesAgain';
import type { PictureDialog as Dialog } from './dialog/PictureDialog';
import { findPicturesOf, loadUploads } from './uploadPost';

const loadDialog = part(() => import('./dialog/PictureDialog'));
const loadStore = part(() => import('./pictureStore'));
const loadConverter = part(() => import('./storeImage'));

/** A file that is dropped beside a field would take the place of the page. */
function stopFiles(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Uploads pictures in the background, if the user is an administrator. `pictures` are their ids, separated by spaces. Returns whether one of them would be lost with the tab. */
function useUploads(uid: string, isAdmin: boolean, pictures: string) {
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    if (!pictures) return;
    const ids = pictures.split(' ');
    const upload = async () => {
      const [{ isAnyInMemory, deleteOldPictures }, { uploadPictures }] = await Promise.all([
        loadStore(),
        loadUploads(),
      ]);
      setAtRisk(isAnyInMemory(uid, ids));
      if (isAdmin) await uploadPictures(uid, ids);
      setAtRisk(isAnyInMemory(uid, ids));
      await deleteOldPictures(uid);
    };
    // Submit tries again, and says what is wrong.
    const start = () => void upload().catch(() => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [uid, isAdmin, pictures]);
  return isAtRisk && pictures !== '';
}

/** What the author has asked to add, and the component for it, which is loaded then. */
interface Request {
  files: File[];
  target: PictureTarget;
  Dialog: typeof Dialog;
}

interface Props {
  uid: string;
  /** Only administrators can upload. */
  isAdmin: boolean;
  post: PostContent;
  session: DraftSession;
  /** The rows of the form, of which one may be the whole body. */
  body: EditableRows;
  children: ReactNode;
}

/** Lets the form inside add pictures, shows those of this browser, and uploads them. */
export function WithPictures({ uid, isAdmin, post, session, body, children }: Props) {
  const { defer } = session;
  const [request, setRequest] = useState<Request>();
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<PictureTarget>(null);
  const pictures = useMemo(() => findPicturesOf(post).join(' '), [post]);
  const isAtRisk = useUploads(uid, isAdmin, pictures);
  const chooseFiles = useCallback((target: PictureTarget) => {
    chosenFor.current = target;
    input.current!.multiple = 'paragraph' in target;
    input.current!.click();
  }, []);
  const { choose, dialog } = usePicturesAgain(uid, body, defer, chooseFiles);
  const adding = useMemo<AddPictures>(
    () => ({
      add: (files, target) => {
        // Another device’s words could take the form away.
        defer(true);
        loadDialog().then(
          ({ PictureDialog: Dialog }) =>
            setRequest((former) => {
              const all = [...(former?.files ?? []), ...files];
              return { target, Dialog, files: 'field' in target ? all.slice(0, 1) : all };
            }),
          () => {
            defer(false);
            alert(words.notAdded);
          },
        );
      },
      choose,
      storeImage: async (address) =>
        address.startsWith('data:') ? (await loadConverter()).storeImage(uid, address) : undefined,
      isAtRisk,
    }),
    [isAtRisk, uid, defer, choose],
  );
  const find = useCallback(
    async (id: string) => (await loadStore()).findLocalPicture(uid, id),
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
        aria-label={words.label}
        hidden
        onChange={({ currentTarget }) => {
          adding.add([...(currentTarget.files ?? [])], chosenFor.current!);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {dialog}
      {request && (
        <request.Dialog
          files={request.files}
          target={request.target}
          uid={uid}
          rows={body.rows}
          change={body.change}
          onEnd={() => {
            setRequest(undefined);
            // When the picture is in the form.
            queueMicrotask(() => defer(false));
          }}
        />
      )}
    </AddPicturesContext>
  );
}

/** Warns of pictures that would be lost with the tab. */
export function PictureStatus() {
  const { isAtRisk } = use(AddPicturesContext);
  return <p role="status">{isAtRisk && words.atRisk}</p>;
}
