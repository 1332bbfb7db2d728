import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Friend } from '../api/friends.ts';
import type { WishlistSummary } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card, AnimatedCardLink } from '../ui/Card.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ArchivedBadge, PublicBadge } from './VisibilityBadges.tsx';
import { WishlistCover } from './WishlistCover.tsx';
import styles from './WishlistCard.module.css';

interface WishlistCardProps {
  wishlist: WishlistSummary;
  to: string;
  /**
   * The owner of the list. On pages with lists of several people, the owner's name replaces the description
   * of the list.
   */
  owner?: Pick<Friend, 'displayName' | 'email' | 'avatar'> | undefined;
  /** Whether the card is among the first cards of the page. Their images load eagerly. */
  isFirst?: boolean | undefined;
  /**
   * Deletes the list. Only the owner's page passes this function. The card then also has a visibility badge.
   * The function must not change between renders, because the card is memoised.
   */
  onDelete?: ((id: number) => void) | undefined;
}

export const WishlistCard = memo(function WishlistCard({
  wishlist,
  to,
  owner,
  isFirst,
  onDelete,
}: WishlistCardProps): ReactNode {
  const t = useText();
  const { id, title, description, itemCount, coverUrls, isPublic, archived } = wishlist;
  return (
    <Card lifts className={styles.card}>
      <WishlistCover listId={id} urls={coverUrls} isFirst={isFirst} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <AnimatedCardLink to={to}>{title}</AnimatedCardLink>
        </h2>
        {owner ? (
          <p className={styles.owner}>
            <Avatar color={owner.avatar} size={24} />
            <span className={styles.ownerName}>{owner.displayName || owner.email || t('friends.noName')}</span>
          </p>
        ) : (
          <p className={styles.description}>{description || (onDelete && t('wishlists.noDescription'))}</p>
        )}
        <div className={styles.footer}>
          <span className={styles.count}>{t('wishlists.itemCount', { count: itemCount })}</span>
          {onDelete && (
            <>
              {archived ? <ArchivedBadge /> : <PublicBadge isPublic={isPublic} />}
              <IconButton icon="trash" label={t('wishlists.deleteNamed', { title })} onClick={() => onDelete(id)} />
            </>
          )}
        </div>
      </div>
    </Card>
  );
});
