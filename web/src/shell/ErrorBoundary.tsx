import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** Keeps the header and the way elsewhere when a page breaks, or its code cannot be fetched. Give it a key of the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}
