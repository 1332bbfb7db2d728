import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { serverRenderedCardCount, ItemGrid } from './ItemGrid.tsx';
import styles from './ItemSections.module.css';

interface ItemSectionsProps<T> {
  available: readonly T[];
  others: readonly T[];
  othersTitle: string;
  /** The section of the items that the user has claimed, between the available and the other items. */
  children?: ReactNode;
  /**
   * Renders the card of an item. The function must not change between renders; otherwise all cards near the
   * viewport render again.
   */
  renderCard: (item: T, isFirst: boolean) => ReactNode;
}

interface ItemSectionProps<T> {
  title: string;
  text?: ReactNode;
  items: readonly T[];
  /** The number in the heading; by default the number of items. If the number is 0, there is no heading. */
  count?: number;
  /** Number of item cards that the server renders. The browser renders the other cards. */
  initialCount?: number;
  /**
   * Renders the card of an item. The function must not change between renders; otherwise all cards near the
   * viewport render again.
   */
  renderCard: (item: T, isFirst: boolean) => ReactNode;
}

/** A section of a list: a heading and the cards of items. Renders nothing if there are no items. */
export function ItemSection<T extends { id: number; name: string }>(props: ItemSectionProps<T>): ReactNode {
  const { title, text, items, count = items.length, initialCount = 0, renderCard } = props;
  const t = useText();
  if (items.length === 0) return null;
  return (
    <section className={styles.others}>
      {count > 0 && <SectionHeading title={t('items.sectionHeading', { title, count })} lead={text} />}
      <ItemGrid items={items} initialCount={initialCount} renderCard={renderCard} />
    </section>
  );
}

/** The items of a list in sections: the available items first, then the other items below a heading. */
export function ItemSections<T extends { id: number; name: string }>(props: ItemSectionsProps<T>): ReactNode {
  const { available, others, othersTitle, children, renderCard } = props;
  const startsWithOthers = available.length === 0;
  const renderOther = useCallback(
    (item: T, isFirst: boolean): ReactNode => renderCard(item, isFirst && startsWithOthers),
    [renderCard, startsWithOthers],
  );
  return (
    <>
      {!startsWithOthers && (
        <ItemGrid items={available} initialCount={serverRenderedCardCount} renderCard={renderCard} />
      )}
      {children}
      <ItemSection
        title={othersTitle}
        items={others}
        initialCount={Math.max(serverRenderedCardCount - available.length, 0)}
        renderCard={renderOther}
      />
    </>
  );
}
