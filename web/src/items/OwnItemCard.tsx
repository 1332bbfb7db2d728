import type { ReactNode } from 'react';
import { memo } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ItemCard } from './ItemCard.tsx';
import styles from './OwnItemCard.module.css';
import { ShopLink } from './ShopLink.tsx';

interface OwnItemCardProps {
  item: OwnItem;
  /** Among the first of the page. */
  first: boolean;
  /** Both must stay the same functions between renderings. */
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}

/** An item as its owner sees it: the badge is the owner's own switch, and nothing tells of claims. */
export const OwnItemCard = memo(function OwnItemCard({ item, first, onEdit, onDelete }: OwnItemCardProps): ReactNode {
  const t = useText();
  const { id, name } = item;
  const beside = (
    <>
      <span className={styles.shop}>
        <ShopLink url={item.url} />
      </span>
      <span className={styles.icons}>
        <IconButton icon="pencil" label={t('items.editNamed', { name })} onClick={() => onEdit(id)} />
        <IconButton icon="trash" label={t('items.deleteNamed', { name })} onClick={() => onDelete(id)} />
      </span>
    </>
  );
  return <ItemCard item={item} first={first} available={item.isAvailable} beside={beside} />;
});
