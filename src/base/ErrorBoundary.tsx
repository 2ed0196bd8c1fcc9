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

/** Shows a fallback for children that fail to render or load; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  render() {
    const { children, fallback, title } = this.props;
    if (!this.state.hasError) return children;
    return (
      fallback ?? (
        <>
          {title && <title>{title}</title>}
          <ErrorMessage onRetry={reload}>{frame.notLoaded}</ErrorMessage>
        </>
      )
    );
  }
}
