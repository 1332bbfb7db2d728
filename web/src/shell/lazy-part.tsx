import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { lazy } from 'react';

const Nothing = (): ReactNode => null;

/** A part of the frame whose code comes when it is wanted. One that cannot be fetched must not take the page with it. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
}
