import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { emptyItemSearchQuery, type ItemSearchQuery, itemSortOrders, type ItemSortOrder } from './item-search-query.ts';
import type { ItemSearch } from './use-item-search.ts';
import styles from './ItemSearchControls.module.css';

const sortLabels: Readonly<Record<ItemSortOrder, MessageId>> = {
  '': 'find.asListed',
  price: 'find.cheapest',
  '-price': 'find.dearest',
  name: 'find.byName',
  newest: 'find.newest',
};

/**
 * The search field, the filters and the sort order for the items of a long list. Renders nothing for a short
 * list.
 */
export function ItemSearchControls<T>({ find, note }: { find: ItemSearch<T>; note?: string }): ReactNode {
  const t = useText();
  const { query, setQuery, items, isActive, isOffered } = find;
  if (!isOffered && !isActive) return null;
  const change = (changed: Partial<ItemSearchQuery>): void => setQuery({ ...query, ...changed });
  return (
    <search className={styles.find}>
      <TextField
        label={t('find.search')}
        labelHidden
        type="search"
        icon="search"
        placeholder={t('find.search')}
        value={query.find}
        onChange={(event) => change({ find: event.currentTarget.value })}
      />
      <details>
        <summary className={styles.summary}>{t('find.more')}</summary>
        <div className={styles.fields}>
          <Select
            label={t('find.sort')}
            value={query.sort}
            onChange={(event) =>
              change({ sort: itemSortOrders.find((order) => order === event.currentTarget.value) ?? '' })
            }
          >
            {itemSortOrders.map((order) => (
              <option key={order} value={order}>
                {t(sortLabels[order])}
              </option>
            ))}
          </Select>
          <TextField
            label={t('find.min')}
            inputMode="decimal"
            value={query.min}
            onChange={(event) => change({ min: event.currentTarget.value })}
          />
          <TextField
            label={t('find.max')}
            inputMode="decimal"
            value={query.max}
            onChange={(event) => change({ max: event.currentTarget.value })}
          />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={query.mostWanted}
              onChange={(event) => change({ mostWanted: event.currentTarget.checked })}
            />
            {t('items.mostWanted')}
          </label>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={query.available}
              onChange={(event) => change({ available: event.currentTarget.checked })}
            />
            {t('items.available')}
          </label>
        </div>
      </details>
      {isActive && (
        <div className={styles.outcome}>
          <span>{[t('find.found', { count: items.length }), note].filter(Boolean).join(' ')}</span>
          <Button variant="ghost" size="card" onClick={() => setQuery(emptyItemSearchQuery)}>
            {t('find.showAll')}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isActive && t('find.found', { count: items.length })}</span>
      </VisuallyHidden>
    </search>
  );
}
