import type { ReactNode } from 'react';
import { useState } from 'react';
import { GiftOutline } from '../ui/illustrations/drawings.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ItemImage.module.css';

interface ItemImageProps {
  /** The address the server gave; empty shows a drawn gift. */
  address: string;
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
export function ItemImage({ address, size, first, later, gone, alt = '', className }: ItemImageProps): ReactNode {
  const [broken, setBroken] = useState('');
  const hasPicture = address !== '' && broken !== address;
  const waits = size === 'card' && !first;
  return (
    <span className={classes(styles.box, gone && styles.gone, className)}>
      {hasPicture && !later && (
        <img
          className={classes(styles.picture, size === 'full' && styles.whole)}
          src={size === 'card' ? `${address}&size=card` : address}
          alt={alt}
          loading={waits ? 'lazy' : 'eager'}
          fetchPriority={waits ? 'low' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setBroken(address)}
        />
      )}
      {!hasPicture && <GiftOutline />}
    </span>
  );
}
