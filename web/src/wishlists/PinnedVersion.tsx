import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import type { OwnWishlist, Versioned } from '../api/wishlists.ts';

export type WishlistVersion = Versioned<OwnWishlist>;

interface PinnedVersionProps {
  wishlist: WishlistVersion;
  refetch: () => Promise<WishlistVersion | undefined>;
  children: (version: WishlistVersion, loadAgain: () => void) => ReactNode;
}

/**
 * Gives its children the list as it was when they came, whatever is loaded behind them: what is typed in a form
 * belongs to one version. `loadAgain` starts them afresh on the newest.
 */
export function PinnedVersion({ wishlist, refetch, children }: PinnedVersionProps): ReactNode {
  const [{ version, round }, setPinned] = useState({ version: wishlist, round: 0 });
  const loadAgain = (): void => {
    void refetch().then((fresh) => fresh && setPinned((now) => ({ version: fresh, round: now.round + 1 })));
  };
  return <Fragment key={round}>{children(version, loadAgain)}</Fragment>;
}
