import type { ReactNode } from 'react';
import { useState } from 'react';
import { GiftOutline } from '../ui/illustrations/drawings.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ItemImage.module.css';

interface ItemImageProps {
  /** The URL the server gave; empty shows a drawn gift. */
  url: string;
  size: 'card' | 'full';
  /** Among the first that a page shows: not left to wait until the rest stands. */
  first?: boolean | undefined;
  /** Its turn has not come: the box keeps its place. */
  later?: boolean | undefined;
  /** Greys it: no longer to be had. */
  gone?: boolean | undefined;
  /** What it shows, where nothing beside it says so. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** An item's picture, filling its box; the box keeps its place and ground while it loads. */
export function ItemImage({ url, size, first, later, gone, alt = '', className }: ItemImageProps): ReactNode {
  const [broken, setBroken] = useState('');
  const hasPicture = url !== '' && broken !== url;
  const waits = size === 'card' && !first;
  return (
    <span className={classes(styles.box, gone && styles.gone, className)}>
      {hasPicture && !later && (
        <img
          className={classes(styles.picture, size === 'full' && styles.whole)}
          src={size === 'card' ? `${url}&size=card` : url}
          alt={alt}
          loading={waits ? 'lazy' : 'eager'}
          fetchPriority={waits ? 'low' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setBroken(url)}
        />
      )}
      {!hasPicture && <GiftOutline />}
    </span>
  );
}
