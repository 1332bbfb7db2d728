import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import type { OwnWishlist, Versioned } from '../api/wishlists.ts';

export type Edition = Versioned<OwnWishlist>;

interface PinnedEditionProps {
  wishlist: Edition;
  refetch: () => Promise<Edition | undefined>;
  children: (edition: Edition, loadAgain: () => void) => ReactNode;
}

/**
 * Gives its children the list as it was when they came, whatever is loaded behind them: what is typed in a form
 * belongs to one version. `loadAgain` starts them afresh on the newest.
 */
export function PinnedEdition({ wishlist, refetch, children }: PinnedEditionProps): ReactNode {
  const [{ edition, round }, setPinned] = useState({ edition: wishlist, round: 0 });
  const loadAgain = (): void => {
    void refetch().then((fresh) => fresh && setPinned((now) => ({ edition: fresh, round: now.round + 1 })));
  };
  return <Fragment key={round}>{children(edition, loadAgain)}</Fragment>;
}
