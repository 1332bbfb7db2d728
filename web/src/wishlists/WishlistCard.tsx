import type { ReactNode } from 'react';
import { memo } from 'react';
import type { WishlistSummary } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Card, CardLink } from '../ui/Card.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { WishlistCover } from './WishlistCover.tsx';
import { PublicBadge } from './VisibilityBadges.tsx';
import styles from './WishlistCard.module.css';

interface WishlistCardProps {
  wishlist: WishlistSummary;
  /** Where the card leads. */
  to: string;
  /** Among the first of the page. */
  first?: boolean | undefined;
  /** The owner's: shows the badge and the delete icon. Must stay the same function between renderings. */
  onDelete?: ((id: number) => void) | undefined;
}

/** One list in a grid; the whole card is its link. */
export const WishlistCard = memo(function WishlistCard({
  wishlist,
  to,
  first,
  onDelete,
}: WishlistCardProps): ReactNode {
  const t = useText();
  const { id, title, description, itemCount, coverUrls, isPublic } = wishlist;
  return (
    <Card lifts className={styles.card}>
      <WishlistCover urls={coverUrls} first={first} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <CardLink to={to}>{title}</CardLink>
        </h2>
        <p className={styles.description}>{description || t('wishlists.noDescription')}</p>
        <div className={styles.foot}>
          <span className={styles.count}>{t('wishlists.itemCount', { count: itemCount })}</span>
          {onDelete && (
            <>
              <PublicBadge isPublic={isPublic} />
              <IconButton icon="trash" label={t('wishlists.deleteNamed', { title })} onClick={() => onDelete(id)} />
            </>
          )}
        </div>
      </div>
    </Card>
  );
});
