import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isNotFoundOrGone, isForbiddenOrNotFound, getErrorMessage } from '../api/client.ts';
import type { Friend } from '../api/friends.ts';
import { useCachedFriend, useFriend } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';
import { parseRecordId } from '../navigation/parse-record-id.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NothingFoundDrawing, OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WishlistGrid } from '../wishlists/WishlistGrid.tsx';
import { WishlistGridSkeleton } from '../wishlists/WishlistGridSkeleton.tsx';
import { FriendsLink } from './FriendsLink.tsx';
import heading from '../ui/PageHeading.module.css';
import styles from './FriendPage.module.css';

/**
 * The page `/friends/{id}`. It shows a friend and those wishlists of the friend that the user may see
 * (docs/specification.md §2).
 */
export function FriendPage(): ReactNode {
  const t = useText();
  const id = parseRecordId(useParams().id);
  return (
    <div className="page">
      <BackLink to={paths.friends}>{t('friends.back')}</BackLink>
      {id === undefined ? <FriendMissing /> : <LoadedFriend key={id} id={id} />}
    </div>
  );
}

function LoadedFriend({ id }: { id: number }): ReactNode {
  const { data, error, refetch, isFetching } = useFriend(id);
  const cached = useCachedFriend((friend) => friend.id === id);
  if (error && !data) return <FriendMissing error={error} onRetry={() => void refetch()} busy={isFetching} />;
  const friend = data ?? cached;
  return (
    <>
      {friend && <FriendHead friend={friend} />}
      {data ? (
        <FriendWishlists friend={data} />
      ) : (
        <WishlistGridSkeleton head={!friend && <HeadSkeleton />} hasBadge={false} />
      )}
    </>
  );
}

function HeadSkeleton(): ReactNode {
  return (
    <div className={styles.head}>
      <Skeleton shape="round" width="72px" height="72px" />
      <div className={styles.heading}>
        <div className={joinClassNames(heading.heading, heading.page)}>
          <div className={heading.texts}>
            <div className={heading.title}>
              <TextLineSkeleton width="12rem" />
            </div>
            <div className={heading.lead}>
              <TextLineSkeleton width="6rem" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

interface FriendMissingProps {
  /**
   * The error that occurred while loading the friend. Undefined if the friend's id in the URL is not valid.
   */
  error?: Error;
  onRetry?: () => void;
  busy?: boolean;
}

/** The error message for a friend that is missing or could not be loaded. */
function FriendMissing({ error, onRetry, busy }: FriendMissingProps): ReactNode {
  const t = useText();
  const isMissing = !error || isNotFoundOrGone(error);
  return (
    <>
      <h1>
        <VisuallyHidden>{t('page.friend')}</VisuallyHidden>
      </h1>
      <ErrorState
        illustration={isMissing ? <NothingFoundDrawing /> : undefined}
        reason={isMissing ? t('friends.notHereHelp') : undefined}
        onRetry={isMissing || isForbiddenOrNotFound(error) ? undefined : onRetry}
        action={<FriendsLink />}
        busy={busy}
      >
        {isMissing
          ? t('friends.notHere')
          : t('wishlists.wentWrong', { reason: getErrorMessage(error, t('friends.fetchFailed')) })}
      </ErrorState>
    </>
  );
}

function FriendHead({ friend }: { friend: Friend }): ReactNode {
  const t = useText();
  const { displayName, avatar, wishlistCount } = friend;
  return (
    <div className={styles.head}>
      <Avatar color={avatar} size={72} />
      <div className={styles.heading}>
        <PageHeading
          title={displayName || t('friends.noName')}
          pageName={displayName || undefined}
          lead={t('friends.wishlistCount', { count: wishlistCount })}
        />
      </div>
    </div>
  );
}

function FriendWishlists({ friend: { wishlists } }: { friend: Friend }): ReactNode {
  const t = useText();
  return wishlists.length > 0 ? (
    <WishlistGrid wishlists={wishlists} pathOf={paths.friendWishlist} />
  ) : (
    <EmptyState illustration={<OpenGiftDrawing />}>{t('friends.noWishlists')}</EmptyState>
  );
}
