import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { announce } from '../../layout/announce';

/** Copies the address of the page. */
export function CopyLink() {
  const [label, setLabel] = useState('Copy link');
  const say = (result: string) => {
    setLabel(result);
    announce(result);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      say('Link copied');
    } catch {
      say('The browser did not allow it');
    }
  };
  return (
    <Button variant="quiet" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
