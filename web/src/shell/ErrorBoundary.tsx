import type { ReactNode } from 'react';
import { Component } from 'react';
import { CodeLoadErrorPage } from './CodeLoadErrorPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { CodeLoadError } from './lazy-component.tsx';

interface ErrorBoundaryState {
  /** The error that a page has thrown. Undefined if there is none. */
  failure: { error: unknown } | undefined;
}

/**
 * Shows an error page if a page throws an error or its code cannot be loaded. The caller sets a new `key` for
 * each page, so that React removes the error when the user opens another page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  readonly #reset = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    if (!(error instanceof CodeLoadError)) return <ErrorPage />;
    return <CodeLoadErrorPage retry={error.retry} onLoaded={this.#reset} />;
  }
}
