import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import type { FriendItem } from '../api/friend-wishlists.ts';
import { useClaimItem } from '../api/friend-wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { ClaimButton } from '../items/ClaimButton.tsx';

interface FriendItemClaimButtonProps {
  item: FriendItem;
  listId: number;
  showClaims: OwnerClaimVisibilityLevel;
  ownerName: string;
  isPrimary?: boolean;
}

/**
 * The claim button of an item on a friend's wishlist. If the server refuses a claim, the button returns to
 * its previous state and a toast appears.
 */
export function FriendItemClaimButton({ item, listId, showClaims, ...rest }: FriendItemClaimButtonProps): ReactNode {
  const report = useFailureReporter();
  const refused = (error: Error): void => report.toast('claim', error);
  const claim = useClaimItem({ listId, itemId: item.id }, refused);
  return <ClaimButton item={item} {...rest} onClaim={(quantity) => claim.mutate({ quantity, showClaims })} />;
}
