import { Component, type ReactNode } from 'react';
import { frame } from '#words/frame';
import { ErrorMessage } from './ErrorMessage';
import { reload } from './reload';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
  /** The document's title beside the message, if the children are a whole page. */
  title?: string;
}

// What browsers and Vite say of code or styles that can't be loaded.
const NOT_LOADED = /import|module|preload/i;

/** Shows a fallback for children that fail to render or load; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { message?: string }> {
  state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: NOT_LOADED.test(String(error)) ? frame.notLoaded : frame.broken };
  }

  render() {
    const { children, fallback, title } = this.props;
    const { message } = this.state;
    if (!message) return children;
    return (
      fallback ?? (
        <>
          {title && <title>{title}</title>}
          <ErrorMessage
            onRetry={reload}
            label={message === frame.broken ? frame.reload : frame.retry}
          >
            {message}
          </ErrorMessage>
        </>
      )
    );
  }
}
