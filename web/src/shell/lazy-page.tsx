import type { ComponentType, ReactNode } from 'react';
import { lazy, useState } from 'react';

/** A page whose code comes when it is wanted. */
export interface LazyPage {
  (): ReactNode;
  /** Fetches the code ahead; rendered after that, the page stands there at once, without a loading screen. */
  preload(): Promise<unknown>;
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<{ default: ComponentType }> | undefined;
  const fetchOnce = (): Promise<{ default: ComponentType }> => {
    loading ??= load().then(
      (page) => {
        loaded = page;
        return { default: page };
      },
      (error: unknown) => {
        // Whoever only pointed at a link while the connection was lost may still follow it later.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Later = lazy(fetchOnce);

  function Page(): ReactNode {
    // Chosen once: a page that is there must not be built anew when its code arrives a second way.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
    return <Chosen />;
  }
  // Whether it fails matters when the page is shown, and is told there.
  return Object.assign(Page, { preload: () => fetchOnce().catch(() => undefined) });
}
