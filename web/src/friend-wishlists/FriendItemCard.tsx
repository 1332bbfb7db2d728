import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { FriendItem } from '../api/friend-wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { cardStyleByClaimState, getClaimState } from '../items/claim-state.ts';
import { isClaimable } from '../items/claimable.ts';
import { ItemNoLongerWantedNote } from '../items/ClaimButton.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ShopLink } from '../items/ShopLink.tsx';
import { Menu } from '../ui/Menu.tsx';
import { FriendItemClaimButton } from './FriendItemClaimButton.tsx';
import { useIdeaAuthorText } from './use-idea-author-text.ts';
import styles from './FriendItemCard.module.css';

interface FriendItemCardProps {
  item: FriendItem;
  isFirst: boolean;
  listId: number;
  showClaims: OwnerClaimVisibilityLevel;
  ownerName: string;
  /**
   * Deletes the item. Undefined if the item is not an idea that the user added. The function must not change
   * between renders, because the card is memoised.
   */
  onDelete?: ((id: number) => void) | undefined;
}

export const FriendItemCard = memo(function FriendItemCard(props: FriendItemCardProps): ReactNode {
  const { item, isFirst, onDelete, ...claim } = props;
  const t = useText();
  const noteOf = useIdeaAuthorText();
  const state = getClaimState(item);
  const menu = onDelete && (
    <span className={styles.menu}>
      <Menu
        label={t('ui.more', { name: item.name })}
        items={[{ icon: 'trash', label: t('items.delete'), onSelect: () => onDelete(item.id) }]}
      />
    </span>
  );
  return (
    <ItemCard
      item={item}
      isFirst={isFirst}
      available={isClaimable(item)}
      isForGiver
      appearance={cardStyleByClaimState[state]}
      note={
        state === 'unavailable' ? (
          <ItemNoLongerWantedNote itemId={item.id} ownerName={claim.ownerName} />
        ) : (
          noteOf(item.ideaBy, onDelete !== undefined)
        )
      }
      besidePrice={
        <>
          <ShopLink url={item.url} />
          {menu}
        </>
      }
      action={<FriendItemClaimButton item={item} {...claim} />}
    />
  );
});
