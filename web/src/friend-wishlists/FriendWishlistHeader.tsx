import type { ReactNode } from 'react';
import type { FriendItem, FriendWishlist } from '../api/friend-wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { isClaimable } from '../items/claimable.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import { PrintButton } from '../wishlists/PrintButton.tsx';
import { AddIdeaButton } from './AddIdeaButton.tsx';
import heading from '../ui/PageHeading.module.css';
import styles from './FriendWishlistHeader.module.css';

interface FriendWishlistHeaderProps {
  list: Pick<FriendWishlist, 'title' | 'description' | 'owner'> & { takesIdeas?: boolean };
  /** The items of the wishlist. Undefined until the first items have loaded. */
  items: readonly FriendItem[] | undefined;
  /** Whether all items of the wishlist have loaded. */
  isComplete: boolean;
}

/** The upper part of a friend's wishlist page: the back link, the wishlist's title and its owner. */
export function FriendWishlistHeader({ list, items, isComplete }: FriendWishlistHeaderProps): ReactNode {
  const t = useText();
  const { title, description, owner, takesIdeas } = list;
  const ownerName = owner.displayName || t('friends.noName');
  const actions = items ? (
    items.length > 0 && (
      <>
        {takesIdeas && <AddIdeaButton />}
        <PrintButton />
      </>
    )
  ) : (
    <ActionsSkeleton />
  );
  return (
    <>
      <BackLink to={paths.friend(owner.id)}>{t('friends.backTo', { name: ownerName })}</BackLink>
      <PageHeading
        title={title}
        pageName={title}
        actions={actions}
        lead={description && <ExpandableText text={description} lines={4} />}
        meta={
          <span className={styles.owner}>
            <Avatar color={owner.avatar} size={28} />
            <span className={styles.facts}>
              <b className={styles.name}>
                <bdi>{ownerName}</bdi>
              </b>
              {isComplete && items && items.length > 0 && (
                <span>
                  {` · ${t('items.summary', { count: items.length, available: items.filter(isClaimable).length })}`}
                </span>
              )}
            </span>
          </span>
        }
      />
    </>
  );
}

/**
 * Reserves the height of the wishlist's buttons while the items load. On phones, the buttons have their own
 * line.
 */
const ActionsSkeleton = (): ReactNode => <Skeleton shape="block" width="12rem" height="44px" />;

export function FriendWishlistHeaderSkeleton(): ReactNode {
  return (
    <>
      <div className={styles.back}>
        <TextLineSkeleton width="8rem" />
      </div>
      <div className={joinClassNames(heading.heading, heading.page)}>
        <div className={heading.texts}>
          <div className={heading.title}>
            <TextLineSkeleton width="14rem" />
          </div>
          <div className={heading.lead}>
            <TextLineSkeleton width="20rem" />
            <br />
            <TextLineSkeleton width="14rem" />
          </div>
          <div className={heading.meta}>
            <span className={styles.owner}>
              <Skeleton shape="round" width="28px" height="28px" />
              <TextLineSkeleton width="8rem" />
            </span>
          </div>
        </div>
        <div className={heading.actions}>
          <ActionsSkeleton />
        </div>
      </div>
    </>
  );
}
