import type { ReactNode } from 'react';
import { memo } from 'react';
import type { FriendItem } from '../api/friend-wishlists.ts';
import { ItemCard } from '../items/ItemCard.tsx';
import { ShopLink } from '../items/ShopLink.tsx';
import type { ClaimState } from './claim-state.ts';
import { claimState, isClaimable } from './claim-state.ts';
import { ClaimAction } from './ClaimAction.tsx';

interface FriendItemCardProps {
  item: FriendItem;
  /** Among the first of the page. */
  first: boolean;
  listId: number;
}

const lookOf: Record<ClaimState, 'free' | 'mine' | 'gone'> = {
  free: 'free',
  mine: 'mine',
  taken: 'gone',
  switchedOff: 'gone',
};

/** An item as a friend of its owner sees it: to claim, claimed, or gone. */
export const FriendItemCard = memo(function FriendItemCard(props: FriendItemCardProps): ReactNode {
  const { item, first, listId } = props;
  return (
    <ItemCard
      item={item}
      first={first}
      available={isClaimable(item)}
      look={lookOf[claimState(item)]}
      beside={<ShopLink url={item.url} />}
      action={<ClaimAction item={item} listId={listId} />}
    />
  );
});
