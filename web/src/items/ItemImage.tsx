import type { ReactNode } from 'react';
import { useState } from 'react';
import { GiftOutlineDrawing } from '../ui/illustrations/drawings.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './ItemImage.module.css';

interface ItemImageProps {
  /** The URL of the image. If it is empty, a drawing of a gift replaces the image. */
  url: string;
  size: 'card' | 'full';
  /** Whether this is one of the first images of the page, which load eagerly. */
  isFirst?: boolean | undefined;
  /**
   * Whether the image must not load yet. Its box already has the final size: the layout does not shift later.
   */
  delayed?: boolean | undefined;
  greyed?: boolean | undefined;
  /** Alternative text of the image. It is only needed if no text next to the image names the item. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** The image of an item in a box of fixed size. */
export function ItemImage({ url, size, isFirst, delayed, greyed, alt = '', className }: ItemImageProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState('');
  const hasImage = url !== '' && brokenUrl !== url;
  const isLazy = size === 'card' && !isFirst;
  return (
    <span className={joinClassNames(styles.box, greyed && styles.greyed, className)}>
      {hasImage && !delayed && (
        <img
          className={styles.image}
          src={size === 'card' ? `${url}&size=card` : url}
          alt={alt}
          loading={isLazy ? 'lazy' : 'eager'}
          fetchPriority={isLazy ? 'low' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setBrokenUrl(url)}
        />
      )}
      {!hasImage && <GiftOutlineDrawing />}
    </span>
  );
}
