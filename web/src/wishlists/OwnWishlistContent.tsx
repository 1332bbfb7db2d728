import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { formatItemsHeading } from '../items/items-heading.ts';
import { ItemSearchControls } from '../items/ItemSearchControls.tsx';
import { ItemSection, ItemSections } from '../items/ItemSections.tsx';
import { OwnItemCard } from '../items/OwnItemCard.tsx';
import { formatTotalPrices } from '../items/totals.ts';
import { useItemSearch } from '../items/use-item-search.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { paths } from '../paths.ts';
import { DialogErrorBoundary } from '../shell/DialogErrorBoundary.tsx';
import { runOnceOnFirstInteraction } from '../shell/preload-on-link-interaction.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PageHeading, SectionHeading } from '../ui/PageHeading.tsx';
import { StickyTitleBar } from '../ui/StickyTitleBar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { OwnWishlistDialogs, ownWishlistDialogNames, preloadOwnWishlistForms } from './OwnWishlistDialogs.tsx';
import { useItemFocusAfterDialog } from './use-item-focus-after-dialog.ts';
import { useItemMenu } from './use-item-menu.ts';
import { useItemMoves } from './use-item-moves.ts';
import { useWishlistMenu } from './use-wishlist-menu.ts';
import {
  ArchivedBadge,
  ClaimVisibilityBadge,
  PublicBadge,
  SharedBadge,
  SharedByLinkBadge,
} from './VisibilityBadges.tsx';
import type { WishlistWithEtag } from './WishlistVersionDuringEdit.tsx';

const isItemClaimable = (item: OwnItem): boolean => item.state === 'wanted' && item.isAvailable;
const isWantedOrUnwanted = ({ state }: OwnItem): boolean => state === 'wanted' || state === 'unwanted';

/**
 * Divides the items of a list into the page's sections. In each section, the items keep the order of the
 * list.
 */
function divideIntoSections(items: readonly OwnItem[]) {
  return {
    available: items.filter(isItemClaimable),
    others: items.filter((item) => isWantedOrUnwanted(item) && !isItemClaimable(item)),
    drafts: items.filter(({ state }) => state === 'draft'),
    received: items.filter(({ state }) => state === 'received'),
  };
}

interface OwnWishlistProps {
  wishlist: WishlistWithEtag;
  /** Whether all items of the list have loaded. */
  isComplete: boolean;
  refetch: () => Promise<WishlistWithEtag | undefined>;
}

/** One of the user's own lists, with the actions that only the owner has. Available items come first. */
export function OwnWishlistContent({ wishlist, isComplete, refetch }: OwnWishlistProps): ReactNode {
  const t = useText();
  const dialog = useUrlDialog(ownWishlistDialogNames);
  const { open } = dialog;
  useEffect(() => runOnceOnFirstInteraction(() => void preloadOwnWishlistForms()), []);
  const {
    id: wishlistId,
    title,
    description,
    isPublic,
    sharedWithIds,
    isSharedByLink,
    archived,
    items,
  } = wishlist.record;
  const find = useItemSearch(items, isItemClaimable);
  const all = useMemo(() => divideIntoSections(items), [items]);
  const { locale } = useLingui().i18n;
  // The total price must not reveal claims, so it is computed without fields about claims.
  const total = useMemo(() => formatTotalPrices(all.available, locale), [all, locale]);
  // The number of items in the heading includes items that are no longer wanted. If there are any, the text
  // with the total price also gives the number of wanted items.
  const totalText = all.others.length > 0 ? 'items.totalOfWanted' : 'items.total';
  const { available, others, drafts, received } = useMemo(() => divideIntoSections(find.items), [find.items]);
  const focus = useItemFocusAfterDialog([...available, ...drafts, ...others, ...received], dialog.name !== undefined);
  const { addedId, recordAdded, recordDeletion } = focus;
  const [announcement, announce] = useState('');
  const onReceived = (id: number): void => open('received', id);
  const sections = [all.available, all.drafts];
  const moves = useItemMoves({ wishlistId, sections, onMove: focus.recordMove, announce });
  const menuOf = useItemMenu({ wishlistId, moves, onMove: focus.recordMove, onReceived, announce });
  const listMenu = useWishlistMenu(wishlist.record, () => open('select'));
  const addedName = items.find(({ id }) => id === addedId)?.name;
  const onEdit = useCallback((id: number) => open('edit', id), [open]);
  const onDelete = useCallback((id: number) => open('delete', id), [open]);
  const { move } = moves;
  const isInOwnOrder = isComplete && !find.isActive;
  const [canMoveAvailable, canMoveDrafts] = [all.available, all.drafts].map((one) => isInOwnOrder && one.length > 1);
  const renderCard = useCallback(
    (item: OwnItem, isFirst: boolean): ReactNode => {
      const canMove = (canMoveAvailable && isItemClaimable(item)) || (canMoveDrafts && item.state === 'draft');
      return (
        <OwnItemCard
          item={item}
          isFirst={isFirst}
          move={canMove ? move : undefined}
          {...{ onEdit, onDelete, menuOf }}
        />
      );
    },
    [onEdit, onDelete, menuOf, move, canMoveAvailable, canMoveDrafts],
  );
  const add = (
    <Button icon="plus" aria-keyshortcuts="n" onClick={() => open('new')}>
      {t('items.add')}
    </Button>
  );
  const addSeveral = (
    <ButtonLink variant="ghost" to={paths.importItems(wishlistId)}>
      {t('items.addSeveral')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading
        title={title}
        pageName={title}
        lead={<ExpandableText text={description || t('wishlists.noDescription')} lines={4} />}
        meta={
          <>
            {archived ? <ArchivedBadge /> : <PublicBadge isPublic={isPublic} />}
            {!archived && !isPublic && <SharedBadge isShared={sharedWithIds.length > 0} />}
            {!archived && isSharedByLink && <SharedByLinkBadge />}
            <ClaimVisibilityBadge showClaims={wishlist.record.showClaims} />
          </>
        }
        actions={
          <>
            <Button variant="outline" icon="pencil" onClick={() => open('edit-list')}>
              {t('wishlists.edit')}
            </Button>
            <Button variant="outline" icon="link" onClick={() => open('share')}>
              {t('wishlists.share')}
            </Button>
            <Menu label={t('ui.more', { name: title })} items={listMenu} />
          </>
        }
      />
      <StickyTitleBar
        title={title}
        note={isComplete ? t('wishlists.itemCount', { count: items.length }) : undefined}
        action={{ label: t('items.add'), onClick: () => open('new') }}
      />
      <section>
        <SectionHeading
          title={formatItemsHeading(t, [...all.available, ...all.others], isComplete)}
          // Until all items have loaded, renders a non-breaking space in place of the total price. The items
          // below then do not move when the total appears.
          lead={total && (isComplete ? t(totalText, { total, count: all.available.length }) : '\u00A0')}
          primary={items.length > 0 ? add : undefined}
        />
        {items.length > 0 ? (
          <>
            <ItemSearchControls find={find} note={t('items.moveNote')} />
            <ItemSections available={available} others={others} othersTitle={t('items.others')} renderCard={renderCard}>
              <ItemSection
                title={t('items.drafts')}
                text={t('items.draftsText')}
                items={drafts}
                renderCard={renderCard}
              />
            </ItemSections>
            <ItemSection
              title={t('items.received')}
              text={t('items.receivedText')}
              items={received}
              renderCard={renderCard}
            />
          </>
        ) : (
          <EmptyState
            illustration={<OpenGiftDrawing />}
            action={
              <>
                {add}
                {addSeveral}
              </>
            }
          >
            {t('items.empty')}
          </EmptyState>
        )}
      </section>
      <VisuallyHidden>
        <span role="status">{addedName !== undefined && t('items.added', { name: addedName })}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <DialogErrorBoundary dialog={dialog}>
        <OwnWishlistDialogs
          {...{ dialog, wishlist, refetch }}
          onAdded={recordAdded}
          onDeleted={recordDeletion}
          onMove={focus.recordMove}
        />
      </DialogErrorBoundary>
    </>
  );
}
