import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { SharedItem, SharedWishlist as SharedWishlistRecord } from '../api/shared.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { cardStyleByClaimState, getClaimState } from '../items/claim-state.ts';
import { sortClaimableFirst, isClaimable } from '../items/claimable.ts';
import { ItemNoLongerWantedNote } from '../items/ClaimButton.tsx';
import { ClaimsNotice } from '../items/ClaimsNotice.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ItemDetailsDialog } from '../items/ItemDetailsDialog.tsx';
import { ItemSearchControls } from '../items/ItemSearchControls.tsx';
import { ItemSectionsForGivers } from '../items/ItemSectionsForGivers.tsx';
import { ShopLink } from '../items/ShopLink.tsx';
import { useItemSearch } from '../items/use-item-search.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading, SectionHeading } from '../ui/PageHeading.tsx';
import { useStableOrder } from '../ui/use-stable-order.ts';
import { FriendRequestOffer } from './FriendRequestOffer.tsx';
import { GuestStatusPanel } from './GuestStatusPanel.tsx';
import { ShareLinkClaimButton } from './ShareLinkClaimButton.tsx';
import styles from './SharedWishlistContent.module.css';

const dialogNames = ['item'] as const;

const isClaimedByVisitor = ({ mine }: SharedItem): boolean => mine === true;

interface SharedWishlistProps {
  token: string;
  /**
   * Whether the visitor has said that they want to give. Even then, the server hides claims if the visitor
   * may be the owner.
   */
  hasChosen: boolean;
  list: SharedWishlistRecord;
}

/** The wishlist behind a share link. Visitors see claims only after they have said that they want to give. */
export function SharedWishlistContent({ token, hasChosen, list }: SharedWishlistProps): ReactNode {
  const t = useText();
  const user = useAuthUser();
  const showsClaims = list.items.every((item) => item.purchased !== undefined);
  // Sorts the items again when the claims become visible, because claimable items come first.
  const orderKey = showsClaims ? 'giving' : 'plain';
  const items = useStableOrder(list.items, { sort: sortClaimableFirst, resetKey: orderKey });
  const { name, id, close } = useUrlDialog(dialogNames);
  const shownItem = name && items.find((item) => item.id === id);
  const ownerName = list.owner.displayName || t('friends.noName');
  const ownCount = list.items.filter(({ mine }) => mine).length;
  const find = useItemSearch(items, isClaimable);
  const { mayClaim, sendsMail, showClaims } = list;
  const renderClaim = useCallback(
    (item: SharedItem, isPrimary = false): ReactNode =>
      mayClaim &&
      showsClaims && (
        <ShareLinkClaimButton
          {...{ token, item, showClaims, ownerName, sendsMail }}
          isGuest={!user}
          isPrimary={isPrimary}
        />
      ),
    [token, mayClaim, showsClaims, showClaims, ownerName, sendsMail, user],
  );
  // If the visitor sees no claims, hides the badge "available", because somebody may have claimed the item.
  const badgeOf = useCallback(
    (item: SharedItem): ReactNode => (showsClaims || !isClaimable(item) || item.wanted !== 1 ? undefined : <></>),
    [showsClaims],
  );
  const renderCard = useCallback(
    (item: SharedItem, isFirst: boolean): ReactNode => (
      <ItemCard
        item={item}
        isFirst={isFirst}
        available={isClaimable(item)}
        isForGiver
        appearance={cardStyleByClaimState[getClaimState(item)]}
        note={
          getClaimState(item) === 'unavailable' && <ItemNoLongerWantedNote itemId={item.id} ownerName={ownerName} />
        }
        besidePrice={<ShopLink url={item.url} />}
        badge={badgeOf(item)}
        action={renderClaim(item)}
      />
    ),
    [renderClaim, badgeOf, ownerName],
  );
  return (
    <>
      <PageHeading
        title={list.title}
        pageName={list.title}
        lead={list.description && <ExpandableText text={list.description} lines={4} />}
        meta={
          <span className={styles.owner}>
            <Avatar color={list.owner.avatar} size={28} />
            <span>{t('sharing.from', { name: ownerName })}</span>
          </span>
        }
      />
      {mayClaim && <ClaimsNotice showClaims={showClaims} ownerName={ownerName} from={list.showsClaimsFrom} />}
      {list.items.length > 0 && !(user && showsClaims) && (
        <GuestStatusPanel {...{ token, mayClaim, hasChosen, showsClaims }} count={ownCount} url={list.guestUrl} />
      )}
      {list.ownerId !== undefined && <FriendRequestOffer ownerId={list.ownerId} name={ownerName} />}
      <section>
        <SectionHeading title={t('items.heading', { count: items.length })} />
        {items.length > 0 ? (
          <>
            <ItemSearchControls find={find} />
            <ItemSectionsForGivers
              key={orderKey}
              items={find.items}
              isMine={isClaimedByVisitor}
              othersTitle={t(showsClaims ? 'purchase.others' : 'items.others')}
              renderCard={renderCard}
            />
          </>
        ) : (
          <EmptyState illustration={<OpenGiftDrawing />}>{t('items.friendEmpty')}</EmptyState>
        )}
      </section>
      {shownItem && (
        <ItemDetailsDialog
          item={shownItem}
          available={isClaimable(shownItem)}
          isForGiver
          mine={shownItem.mine}
          badge={badgeOf(shownItem)}
          actions={<div className={styles.claim}>{renderClaim(shownItem, true)}</div>}
          onClose={close}
        />
      )}
    </>
  );
}
