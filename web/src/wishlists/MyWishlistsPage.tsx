import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { useWishlists } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading, SectionHeading } from '../ui/PageHeading.tsx';
import { CreateWishlistDialog } from './CreateWishlistDialog.tsx';
import { DeleteWishlistDialog } from './DeleteWishlistDialog.tsx';
import { WishlistGrid } from './WishlistGrid.tsx';
import { WishlistGridSkeleton } from './WishlistGridSkeleton.tsx';

const dialogNames = ['new', 'delete'] as const;

/** The page `/mywishlists`. It shows the user's own lists (docs/specification.md §2). */
export function MyWishlistsPage(): ReactNode {
  const t = useText();
  const wishlists = useWishlists();
  const { name, id, open, close } = useUrlDialog(dialogNames);
  const [activeLists, archivedLists] = useMemo(() => {
    const lists = wishlists.data ?? [];
    return [lists.filter((list) => !list.archived), lists.filter((list) => list.archived)];
  }, [wishlists.data]);
  const isEmpty = wishlists.data?.length === 0;
  const wishlistToDelete = name === 'delete' ? wishlists.data?.find((wishlist) => wishlist.id === id) : undefined;
  const onDelete = useCallback((listId: number) => open('delete', listId), [open]);
  const add = (
    <Button icon="plus" aria-keyshortcuts="n" onClick={() => open('new')}>
      {t('wishlists.add')}
    </Button>
  );
  return (
    <div className="page">
      <PageHeading title={t('wishlists.heading')} primary={isEmpty ? undefined : add} />
      {wishlists.data && !isEmpty && (
        <WishlistGrid wishlists={activeLists} pathOf={paths.wishlist} onDelete={onDelete} />
      )}
      {archivedLists.length > 0 && (
        <section>
          <SectionHeading
            title={t('wishlists.archived')}
            count={archivedLists.length}
            lead={t('wishlists.archivedText')}
          />
          <WishlistGrid wishlists={archivedLists} pathOf={paths.wishlist} onDelete={onDelete} />
        </section>
      )}
      {isEmpty && (
        <EmptyState illustration={<OpenGiftDrawing />} action={add}>
          {t('wishlists.empty')}
        </EmptyState>
      )}
      {!wishlists.data && !wishlists.error && <WishlistGridSkeleton />}
      {wishlists.error && !wishlists.data && (
        <ErrorState onRetry={() => void wishlists.refetch()} busy={wishlists.isFetching}>
          {t('wishlists.wentWrong', { reason: getErrorMessage(wishlists.error, t('wishlists.fetchAllFailed')) })}
        </ErrorState>
      )}
      {name === 'new' && <CreateWishlistDialog onClose={close} />}
      {wishlistToDelete && <DeleteWishlistDialog wishlist={wishlistToDelete} onClose={close} />}
    </div>
  );
}
