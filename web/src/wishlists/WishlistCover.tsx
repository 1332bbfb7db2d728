import type { ReactNode } from 'react';
import { ItemImage } from '../items/ItemImage.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { useRenderedEntryCount } from '../ui/use-rendered-entry-count.ts';
import { WrappingPaperCover } from './WrappingPaperCover.tsx';
import styles from './WishlistCover.module.css';

interface WishlistCoverProps {
  listId: number;
  urls: readonly string[];
  isFirst?: boolean | undefined;
}

/**
 * The cover of a list: up to three images of its items. If there are none, the cover is a drawing of wrapping
 * paper.
 */
export function WishlistCover({ listId, urls, isFirst }: WishlistCoverProps): ReactNode {
  const shownUrls = urls.slice(0, 3);
  // On the first cards of the page, a cover loads its first image before the others.
  const count = useRenderedEntryCount(shownUrls.length, isFirst ? 1 : shownUrls.length);
  return (
    <div className={joinClassNames(styles.cover, shownUrls.length > 1 && styles.several)}>
      {shownUrls.length === 0 && <WrappingPaperCover id={listId} />}
      {shownUrls.map((url, index) => (
        <ItemImage
          key={url}
          url={url}
          size="card"
          isFirst={isFirst && index === 0}
          delayed={index >= count}
          className={styles.image}
        />
      ))}
    </div>
  );
}
