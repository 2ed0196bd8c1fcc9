import { useEffect, useState } from 'react';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { announce } from '../base/announce';

const RESULT_SHOWN_MS = 4_000;

interface Props {
  label: string;
  /** What the button says after copying. */
  done: string;
  text: () => string;
}

/** Copies a text, and says for a few seconds whether that worked. */
export function CopyButton({ label, done, text }: Props) {
  // An object: copying again restarts the timer.
  const [result, setResult] = useState<{ message: string }>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const say = (message: string) => {
    setResult({ message });
    announce(message);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say(done);
    } catch {
      say(reading.notCopied);
    }
  };
  return (
    // Beside code, in a post of another language.
    <button type="button" lang={site.lang} className="btn btn-quiet" onClick={() => void copy()}>
      {result?.message ?? label}
    </button>
  );
}
