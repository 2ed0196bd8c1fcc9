import { Component, type ReactNode } from 'react';
import { Problem } from './ErrorMessage';

/** Keeps the frame of the site when a page breaks or its code can't be loaded, and offers to load it anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? (
      <Problem onRetry={() => location.reload()}>This page could not be loaded.</Problem>
    ) : (
      this.props.children
    );
  }
}
