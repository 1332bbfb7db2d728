import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { reasonOf } from '../api/client.ts';
import { useWishlists } from '../api/wishlists.ts';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useUrlDialog } from '../ui/use-url-dialog.ts';
import { CreateWishlistDialog } from './CreateWishlistDialog.tsx';
import { DeleteWishlistDialog } from './DeleteWishlistDialog.tsx';
import { WishlistGrid } from './WishlistGrid.tsx';
import { WishlistGridSkeleton } from './WishlistGridSkeleton.tsx';

const dialogs = ['new', 'delete'] as const;

/** `/mywishlists`: the user's own lists (docs/specification.md §2). */
export function MyWishlistsPage(): ReactNode {
  const t = useText();
  const wishlists = useWishlists();
  const { name, id, open, close } = useUrlDialog(dialogs);
  const isEmpty = wishlists.data?.length === 0;
  const doomed = name === 'delete' ? wishlists.data?.find((wishlist) => wishlist.id === id) : undefined;
  const onDelete = useCallback((listId: number) => open('delete', listId), [open]);
  const add = (
    <Button icon="plus" onClick={() => open('new')}>
      {t('wishlists.add')}
    </Button>
  );
  return (
    <div className="page">
      <PageHeading title={t('wishlists.heading')} primary={isEmpty ? undefined : add} />
      {wishlists.data && !isEmpty && (
        <WishlistGrid wishlists={wishlists.data} pathOf={paths.wishlist} onDelete={onDelete} />
      )}
      {isEmpty && (
        <EmptyState picture={<OpenGiftDrawing />} action={add}>
          {t('wishlists.empty')}
        </EmptyState>
      )}
      {!wishlists.data && !wishlists.error && <WishlistGridSkeleton />}
      {wishlists.error && !wishlists.data && (
        <ErrorState onRetry={() => void wishlists.refetch()} busy={wishlists.isFetching}>
          {t('wishlists.wentWrong', { reason: reasonOf(wishlists.error, t('wishlists.fetchAllFailed')) })}
        </ErrorState>
      )}
      {name === 'new' && <CreateWishlistDialog onClose={close} />}
      {doomed && <DeleteWishlistDialog wishlist={doomed} onClose={close} />}
    </div>
  );
}
