import { Component, type ReactNode } from 'react';
import { frame } from '#words/frame';
import { ErrorMessage } from './ErrorMessage';
import { reload } from './reload';

type Props = { children: ReactNode; fallback?: ReactNode };

/** Shows a fallback for children that fail to render or load; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  render() {
    const { children, fallback } = this.props;
    if (!this.state.hasError) return children;
    return fallback ?? <ErrorMessage onRetry={reload}>{frame.notLoaded}</ErrorMessage>;
  }
}
