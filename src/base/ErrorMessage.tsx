import { type ReactNode, useState } from 'react';
import { frame } from '#words/frame';
import { announce } from './announce';

/** Retries. Resolves to false if the site can't be reached. */
type Retry = () => Promise<boolean> | void;

interface Props {
  onRetry: Retry;
  label?: string;
  className?: string;
}

interface MessageProps extends Partial<Pick<Props, 'onRetry' | 'label'>> {
  children: ReactNode;
}

/** A button that retries, and says so if the site can't be reached. */
export function RetryButton({
  onRetry,
  label = frame.retry,
  className = 'btn-outline-primary',
}: Props) {
  const [isUnreachable, setUnreachable] = useState(false);
  const retry = async () => {
    setUnreachable(false);
    if ((await onRetry()) !== false) return;
    setUnreachable(true);
    announce(frame.stillUnreachable);
  };
  return (
    <>
      <button type="button" className={`btn ${className}`} onClick={() => void retry()}>
        {label}
      </button>
      {isUnreachable && <span> {frame.stillUnreachable}</span>}
    </>
  );
}

/** An error message with an optional Retry button. */
export function ErrorMessage({ children, onRetry, label }: MessageProps) {
  return (
    <div className="alert alert-warning" role="alert">
      <p>{children}</p>
      {onRetry && <RetryButton onRetry={onRetry} label={label} />}
    </div>
  );
}
