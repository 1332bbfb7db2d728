import type { ComponentType, ReactNode } from 'react';
import { lazy, useState } from 'react';

/**
 * Thrown if the code of a component could not be loaded. `retry` tries again; after it resolves, the
 * component can render.
 */
export class CodeLoadError extends Error {
  readonly retry: () => Promise<unknown>;
  constructor(retry: () => Promise<unknown>, cause: unknown) {
    super('', { cause });
    this.retry = retry;
  }
}

/** A component whose code is loaded when it is preloaded or when it first renders. */
export interface LazyComponent<P = object> {
  (props: P): ReactNode;
  /** Loads the code in advance, so that the component renders without suspending. Never rejects. */
  preload(): Promise<unknown>;
}

export function createLazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const loadOnce = (): Promise<{ default: ComponentType<P> }> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (error: unknown) => {
        // Resets a failed attempt to load the code, so that a later navigation tries again.
        loading = undefined;
        throw new CodeLoadError(loadOnce, error);
      },
    );
    return loading;
  };
  const Suspending = lazy(loadOnce);

  function Component(props: P): ReactNode {
    // Keeps the component type of the first render, even after the code has loaded. If the type changed,
    // React would unmount the component and mount it again.
    const [Rendered] = useState<ComponentType<P>>(() => loaded ?? Suspending);
    return <Rendered {...props} />;
  }
  // Preloading ignores a load error, because the component throws this error when it renders.
  return Object.assign(Component, { preload: () => loadOnce().catch(() => undefined) });
}
