import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import type { OwnItem } from '../api/items.ts';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeading, SectionHeading } from '../ui/PageHeading.tsx';
import { useUrlDialog } from '../ui/use-url-dialog.ts';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { itemsHeading } from '../items/items-heading.ts';
import { OwnItemCard } from '../items/OwnItemCard.tsx';
import { OwnWishlistDialogs, ownWishlistDialogs } from './OwnWishlistDialogs.tsx';
import type { WishlistVersion } from './PinnedVersion.tsx';
import { PrintButton } from './PrintButton.tsx';
import { PublicBadge, SharedBadge } from './VisibilityBadges.tsx';

interface OwnWishlistProps {
  wishlist: WishlistVersion;
  /** False while further items are on their way. */
  isWhole: boolean;
  refetch: () => Promise<WishlistVersion | undefined>;
}

/** One of the user's own lists: what it is, its items, available ones first, and everything that can be done to them. */
export function OwnWishlist({ wishlist, isWhole, refetch }: OwnWishlistProps): ReactNode {
  const t = useText();
  const dialog = useUrlDialog(ownWishlistDialogs);
  const { open } = dialog;
  const { title, description, isPublic, sharedWithIds, items } = wishlist.record;
  const sorted = useMemo(() => items.toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable)), [items]);
  const onEdit = useCallback((id: number) => open('edit', id), [open]);
  const onDelete = useCallback((id: number) => open('delete', id), [open]);
  const renderCard = useCallback(
    (item: OwnItem, isFirst: boolean): ReactNode => (
      <OwnItemCard item={item} first={isFirst} onEdit={onEdit} onDelete={onDelete} />
    ),
    [onEdit, onDelete],
  );
  const add = (
    <Button icon="plus" onClick={() => open('new')}>
      {t('items.add')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={title}
        lead={description || t('wishlists.noDescription')}
        meta={
          <>
            <PublicBadge isPublic={isPublic} />
            {!isPublic && <SharedBadge isShared={sharedWithIds.length > 0} />}
          </>
        }
        actions={
          <>
            <Button variant="outline" icon="pencil" onClick={() => open('edit-list')}>
              {t('wishlists.edit')}
            </Button>
            {items.length > 0 && <PrintButton />}
          </>
        }
      />
      <section>
        <SectionHeading title={itemsHeading(t, items, isWhole)} primary={items.length > 0 ? add : undefined} />
        {items.length > 0 ? (
          <ItemGrid items={sorted} renderCard={renderCard} />
        ) : (
          <EmptyState picture={<OpenGiftDrawing />} action={add}>
            {t('items.empty')}
          </EmptyState>
        )}
      </section>
      <OwnWishlistDialogs dialog={dialog} wishlist={wishlist} refetch={refetch} />
    </>
  );
}
