import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import type { OwnWishlist, ResponseBodyWithEtag } from '../api/wishlists.ts';

export type WishlistWithEtag = ResponseBodyWithEtag<OwnWishlist>;

interface FrozenWishlistVersionProps {
  wishlist: WishlistWithEtag;
  refetch: () => Promise<WishlistWithEtag | undefined>;
  children: (version: WishlistWithEtag, loadAgain: () => void) => ReactNode;
}

/**
 * Renders its children with the version of the list that was current when the component mounted. A reload of
 * the list does not change this version, so that a form edits one version. `loadAgain` mounts the children
 * again with the current version.
 */
export function WishlistVersionDuringEdit({ wishlist, refetch, children }: FrozenWishlistVersionProps): ReactNode {
  const [{ version, round }, setPinned] = useState({ version: wishlist, round: 0 });
  const loadAgain = (): void => {
    void refetch().then((fresh) => fresh && setPinned((now) => ({ version: fresh, round: now.round + 1 })));
  };
  return <Fragment key={round}>{children(version, loadAgain)}</Fragment>;
}
