import type { ReactNode } from 'react';
import { GiftOutline } from '../ui/illustrations/drawings.tsx';
import { classes } from '../ui/classes.ts';
import { useRenderedCount } from '../ui/use-rendered-count.ts';
import styles from './WishlistCover.module.css';
import { ItemImage } from '../items/ItemImage.tsx';

interface WishlistCoverProps {
  urls: readonly string[];
  /** On one of the first cards of a page. */
  first?: boolean | undefined;
}

/** The first pictures of a list: one fills the cover, more stand beside it; without any, a drawn gift. */
export function WishlistCover({ urls, first }: WishlistCoverProps): ReactNode {
  const shown = urls.slice(0, 3);
  // The pictures that fill what is seen have the wire to themselves.
  const count = useRenderedCount(shown.length, first ? 1 : shown.length);
  return (
    <div className={classes(styles.cover, shown.length > 1 && styles.several)}>
      {shown.length === 0 && <GiftOutline />}
      {shown.map((url, place) => (
        <ItemImage
          key={url}
          url={url}
          size="card"
          first={first && place === 0}
          later={place >= count}
          className={styles.picture}
        />
      ))}
    </div>
  );
}
