import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { announce } from '../../layout/announce';

interface Props {
  label: string;
  /** What the button says once it is done. */
  done: string;
  /** What is copied. */
  text: () => string;
}

/** Copies a text. */
export function CopyButton({ label, done, text }: Props) {
  const [result, setResult] = useState('');
  const say = (what: string) => {
    setResult(what);
    announce(what);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say(done);
    } catch {
      say('The browser did not allow it');
    }
  };
  return (
    <Button variant="quiet" onClick={() => void copy()}>
      {result || label}
    </Button>
  );
}
