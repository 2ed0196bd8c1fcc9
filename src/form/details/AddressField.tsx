import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { part } from '../../base/part';
import { findFreeAddress } from '../../post/stored';
import type { DraftSession } from '../../drafts/session/draftSession';
import { toPath } from '../../post/post';
import { toPostAddress } from '../../post/address';
import { Field } from '../../base/Field';

// Submit needs it, even if there is no connection then.
part(() => import('@sindresorhus/slugify'));

/** The id of the field. Browsers would fill in a street for “address”, as they ignore autoComplete. */
export const ADDRESS = 'page-path';

interface Props {
  session: DraftSession;
  /** The address that the author's words or the title give; empty until it is known. */
  madeAddress: string;
  isShown: boolean;
}

/** The address of the post, made of its title until the author changes it. Offers another one if it is taken. */
export function AddressField({ session, madeAddress, isShown }: Props) {
  const { draft, isTaken } = session.useData();
  // As the author writes it, not yet corrected; undefined while it is made of the title.
  const { address } = draft;
  const { kind } = draft.basedOn;
  const isPublished = kind === 'version';
  const { changeAddress } = session;
  const field = useRef<HTMLInputElement>(null);
  // The next address that is free.
  const [free, setFree] = useState<string>();

  useEffect(() => {
    if (!isShown || !madeAddress || kind !== 'new') return;
    let isOver = false;
    // Offline, Submit checks it.
    findFreeAddress(madeAddress).then(
      (found) => isOver || setFree(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [madeAddress, kind, isShown]);
  useEffect(() => {
    if (isTaken) field.current?.focus();
  }, [isTaken]);

  async function correct() {
    const corrected = (await toPostAddress(address ?? '')) || undefined;
    if (corrected !== address) changeAddress(corrected);
  }
  const offered = kind === 'new' && free !== madeAddress ? free : undefined;
  const hint = isPublished ? writing.addressIsFixed : writing.addressHint(toPath(madeAddress));
  return (
    <Field
      ref={field}
      id={ADDRESS}
      label={writing.address}
      hint={isTaken || offered ? writing.addressTaken : hint}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={isPublished}
      value={address ?? madeAddress}
      onChange={({ target }) => changeAddress(target.value)}
      onBlur={() => void correct().catch(() => undefined)}
    >
      {offered && (
        <Button
          variant="quiet"
          onClick={() => {
            changeAddress(offered);
            field.current?.focus();
          }}
        >
          {writing.useAddress(offered)}
        </Button>
      )}
    </Field>
  );
}
