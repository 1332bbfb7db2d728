import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useFriendWishlist } from '../api/friend-wishlists.ts';
import { useCachedFriend } from '../api/friends.ts';
import { FriendsLink } from '../friends/FriendsLink.tsx';
import { useText } from '../i18n/use-text.ts';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import { parseRecordId } from '../navigation/parse-record-id.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { WishlistErrorMessage } from '../wishlists/WishlistErrorMessage.tsx';
import { FriendWishlistContent } from './FriendWishlistContent.tsx';
import { FriendWishlistHeader, FriendWishlistHeaderSkeleton } from './FriendWishlistHeader.tsx';

/**
 * The page `/friendwishlists/{id}`. It shows a friend's wishlist with claim buttons (docs/specification.md
 * §2).
 */
export function FriendWishlistPage(): ReactNode {
  const id = parseRecordId(useParams().id);
  return (
    <div className="page">
      {id === undefined ? <MissingFriendWishlist /> : <LoadedFriendWishlist key={id} id={id} />}
    </div>
  );
}

function LoadedFriendWishlist({ id }: { id: number }): ReactNode {
  const { data, isComplete, error, refetch, isFetching } = useFriendWishlist(id);
  const cachedOwner = useCachedFriend(({ wishlists }) => wishlists.some((list) => list.id === id));
  const cachedList = cachedOwner?.wishlists.find((list) => list.id === id);
  if (error && !data) return <MissingFriendWishlist error={error} onRetry={() => void refetch()} busy={isFetching} />;
  const list = data ?? (cachedOwner && cachedList && { ...cachedList, owner: cachedOwner });
  return (
    <>
      {list && <FriendWishlistHeader list={list} items={data?.items} isComplete={isComplete} />}
      {data ? (
        <FriendWishlistContent wishlist={data} isComplete={isComplete} />
      ) : (
        <ItemGridSkeleton head={!list && <FriendWishlistHeaderSkeleton />} />
      )}
    </>
  );
}

function MissingFriendWishlist(props: Parameters<typeof WishlistErrorMessage>[0]): ReactNode {
  const t = useText();
  return (
    <>
      <BackLink to={paths.friends}>{t('friends.back')}</BackLink>
      <WishlistErrorMessage {...props} missingReason={t('friends.notHereHelp')} action={<FriendsLink />} />
    </>
  );
}
