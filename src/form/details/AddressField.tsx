import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { findFreeAddress } from '../../post/stored';
import { toPath } from '../../post/post';
import { makeAddress, toPostAddress } from '../../publishing/address';
import { Field } from '../../rows/formParts';

/** The id of the field. */
export const ADDRESS = 'Address';

/** The address of a draft, and what becomes of it. */
export interface AddressProps {
  /** As the author writes it, not yet corrected; undefined while it is made of the title. */
  address: string | undefined;
  title: string;
  /** `own`: the post was published under it once, or may have been. `published`: it is. */
  status: 'new' | 'own' | 'published';
  /** Whether a Submit has found that another post has it. */
  isTaken: boolean;
  onChange: (address: string | undefined) => void;
}

const PAUSE_MS = 500;

/** The address of the post, made of its title until the author changes it. Offers another one if it is taken. */
export function AddressField(props: AddressProps & { isShown: boolean }) {
  const { address, title, status, isTaken, onChange, isShown } = props;
  const field = useRef<HTMLInputElement>(null);
  // What the words of the author or the title give, and the next address that is free.
  const [made, setMade] = useState('');
  const [free, setFree] = useState<string>();

  useEffect(() => {
    if (status === 'published') return;
    let isOver = false;
    async function check() {
      const wanted = await makeAddress(address ?? title);
      if (isOver) return;
      setMade(wanted);
      if (!isShown || status === 'own') return;
      const found = await findFreeAddress(wanted);
      if (!isOver) setFree(found);
    }
    // Offline, Submit checks it.
    const timer = setTimeout(() => void check().catch(() => undefined), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address, title, status, isShown]);
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
  const offered = status === 'new' && free !== made ? free : undefined;
  const hint = status === 'published' ? writing.addressIsFixed : writing.addressHint(toPath(made));
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
      value={address ?? made}
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
