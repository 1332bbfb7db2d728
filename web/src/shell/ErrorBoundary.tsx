import type { ReactNode } from 'react';
import { Component } from 'react';
import { BrokenPage } from './ErrorPage.tsx';

/** Keeps the header and the way elsewhere when a page breaks, or its code cannot be fetched. Give it a key of the page. */
export class PageErrors extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
