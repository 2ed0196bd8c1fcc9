import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { findFreeAddress } from '../../post/stored';
import { toPath } from '../../post/post';
import { toPostAddress } from '../../post/address';
import { Field } from '../../rows/formParts';

/** The id of the field. Browsers would fill in a street for “address”, as they ignore autoComplete. */
export const ADDRESS = 'page-path';

/** The address of a draft, and what becomes of it. */
export interface AddressProps {
  /** As the author writes it, not yet corrected; undefined while it is made of the title. */
  address: string | undefined;
  /** The address that its words or the title give; empty until it is known. */
  madeAddress: string;
  /** `own`: the post was published under it once, or may have been. `published`: it is. */
  status: 'new' | 'own' | 'published';
  /** Whether a Submit has found that another post has it. */
  isTaken: boolean;
  onChange: (address: string | undefined) => void;
}

/** The address of the post, made of its title until the author changes it. Offers another one if it is taken. */
export function AddressField(props: AddressProps & { isShown: boolean }) {
  const { address, madeAddress, status, isTaken, onChange, isShown } = props;
  const field = useRef<HTMLInputElement>(null);
  // The next address that is free.
  const [free, setFree] = useState<string>();

  useEffect(() => {
    if (!isShown || !madeAddress || status !== 'new') return;
    let isOver = false;
    // Offline, Submit checks it.
    findFreeAddress(madeAddress).then(
      (found) => isOver || setFree(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [madeAddress, status, isShown]);
  useEffect(() => {
    // Submit needs what this loads, even if there is no connection then.
    toPostAddress('').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isTaken) field.current?.focus();
  }, [isTaken]);

  async function correct() {
    const corrected = (await toPostAddress(address ?? '')) || undefined;
    if (corrected !== address) onChange(corrected);
  }
  const offered = status === 'new' && free !== madeAddress ? free : undefined;
  const hint =
    status === 'published' ? writing.addressIsFixed : writing.addressHint(toPath(madeAddress));
  return (
    <Field
      ref={field}
      id={ADDRESS}
      label={writing.address}
      hint={isTaken || offered ? writing.addressTaken : hint}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={status === 'published'}
      value={address ?? madeAddress}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => void correct().catch(() => undefined)}
    >
      {offered && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange(offered);
            field.current?.focus();
          }}
        >
          {writing.useAddress(offered)}
        </Button>
      )}
    </Field>
  );
}
