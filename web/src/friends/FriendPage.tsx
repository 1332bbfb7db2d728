import type { ReactNode } from 'react';
import { useParams } from '../router/router.tsx';
import { ApiError, reasonOf } from '../api/client.ts';
import type { Friend } from '../api/friends.ts';
import { useFriend } from '../api/friends.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { NothingFoundDrawing, OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { paths } from '../paths.ts';
import { parseId } from '../router/parse-id.ts';
import { useText } from '../i18n/use-text.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { WishlistGrid } from '../wishlists/WishlistGrid.tsx';
import { WishlistGridSkeleton } from '../wishlists/WishlistGridSkeleton.tsx';
import styles from './FriendPage.module.css';

/** `/friends/{id}`: a friend and the lists one may see (docs/specification.md §2). */
export function FriendPage(): ReactNode {
  const t = useText();
  const id = parseId(useParams().id);
  return (
    <div className="page">
      <BackLink to={paths.friends}>{t('friends.back')}</BackLink>
      {id === undefined ? <FriendMissing /> : <LoadedFriend key={id} id={id} />}
    </div>
  );
}

function LoadedFriend({ id }: { id: number }): ReactNode {
  const { data, error, refetch, isFetching } = useFriend(id);
  if (data) return <Profile friend={data} />;
  if (error) return <FriendMissing error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div className={styles.waiting}>
      <WishlistGridSkeleton />
    </div>
  );
}

interface FriendMissingProps {
  /** Undefined where the address names nobody at all. */
  error?: Error;
  onRetry?: () => void;
  busy?: boolean;
}

/** In place of a friend who is not there, or who could not be loaded. */
function FriendMissing({ error, onRetry, busy }: FriendMissingProps): ReactNode {
  const t = useText();
  const isGone = !error || (error instanceof ApiError && error.status === 404);
  const reason = error ? reasonOf(error, t('friends.fetchFailed')) : t('error.notFound');
  return (
    <>
      <h1>
        <VisuallyHidden>{t('page.friend')}</VisuallyHidden>
      </h1>
      <ErrorState
        picture={isGone ? <NothingFoundDrawing /> : undefined}
        onRetry={isGone ? undefined : onRetry}
        busy={busy}
      >
        {t('wishlists.wentWrong', { reason })}
      </ErrorState>
    </>
  );
}

function Profile({ friend }: { friend: Friend }): ReactNode {
  const t = useText();
  const { displayName, avatar, wishlistCount, wishlists } = friend;
  return (
    <>
      <div className={styles.head}>
        <Avatar color={avatar} size={72} />
        <div className={styles.heading}>
          <PageHeading
            title={displayName || t('friends.noName')}
            lead={t('friends.wishlistCount', { count: wishlistCount })}
          />
        </div>
      </div>
      {wishlists.length > 0 ? (
        <WishlistGrid wishlists={wishlists} pathOf={paths.friendWishlist} />
      ) : (
        <EmptyState picture={<OpenGiftDrawing />}>{t('friends.noWishlists')}</EmptyState>
      )}
    </>
  );
}
