import { useEffect, useState } from 'react';
import { makeAddress } from '../../post/address';

const PAUSE_MS = 500;

/** The address that words give: the author's own, or the title. Empty until it is known. */
export function useMadeAddress(words: string): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    let isOver = false;
    const make = async () => {
      const next = await makeAddress(words);
      if (!isOver) setAddress(next);
    };
    // Offline, Submit makes it.
    const timer = setTimeout(() => void make().catch(() => undefined), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words]);
  return address;
}
