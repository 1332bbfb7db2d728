import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import { isClaimable } from './claimable.ts';
import { serverRenderedCardCount } from './ItemGrid.tsx';
import { ItemSection, ItemSections } from './ItemSections.tsx';
import { useItemSections } from './use-item-sections.ts';

interface GiverSectionsProps<T> {
  items: readonly T[];
  isMine: (item: T) => boolean;
  othersTitle: string;
  /**
   * Renders the card of an item. The function must not change between renders; otherwise all cards near the
   * viewport render again.
   */
  renderCard: (item: T, isFirst: boolean) => ReactNode;
}

/**
 * The items of a list in three sections for a giver: items that can be claimed, items that the giver has
 * claimed, and the other items.
 */
export function ItemSectionsForGivers<T extends Parameters<typeof isClaimable>[0] & { id: number; name: string }>(
  props: GiverSectionsProps<T>,
): ReactNode {
  const { items, isMine, othersTitle, renderCard } = props;
  const t = useText();
  const { available, others: notClaimable } = useItemSections(items, isClaimable);
  const { available: mine, others } = useItemSections(notClaimable, isMine);
  const startsWithMine = available.length === 0;
  const renderMine = useCallback(
    (item: T, isFirst: boolean): ReactNode => renderCard(item, isFirst && startsWithMine),
    [renderCard, startsWithMine],
  );
  return (
    <ItemSections available={available} others={others} othersTitle={othersTitle} renderCard={renderCard}>
      <ItemSection
        title={t('purchase.yours')}
        items={mine}
        count={mine.filter(isMine).length}
        initialCount={Math.max(serverRenderedCardCount - available.length, 0)}
        renderCard={renderMine}
      />
    </ItemSections>
  );
}
