import type { ReactNode } from 'react';
import { useParams } from '../router/router.tsx';
import { useFriendWishlist } from '../api/friend-wishlists.ts';
import { paths } from '../paths.ts';
import { parseId } from '../router/parse-id.ts';
import { useText } from '../i18n/use-text.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import { WishlistMissing } from '../wishlists/WishlistMissing.tsx';
import { FriendWishlist } from './FriendWishlist.tsx';
import styles from './FriendWishlistPage.module.css';

/** `/friendwishlists/{id}`: a friend's list, where one claims what one will give (docs/specification.md §2). */
export function FriendWishlistPage(): ReactNode {
  const id = parseId(useParams().id);
  return <div className="page">{id === undefined ? <Missing /> : <LoadedWishlist key={id} id={id} />}</div>;
}

function LoadedWishlist({ id }: { id: number }): ReactNode {
  const { data, isWhole, error, refetch, isFetching } = useFriendWishlist(id);
  if (data) return <FriendWishlist wishlist={data} isWhole={isWhole} />;
  if (error) return <Missing error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div className={styles.waiting}>
      <ItemGridSkeleton />
    </div>
  );
}

function Missing(props: Parameters<typeof WishlistMissing>[0]): ReactNode {
  const t = useText();
  return (
    <>
      <BackLink to={paths.friends}>{t('friends.back')}</BackLink>
      <WishlistMissing {...props} />
    </>
  );
}
