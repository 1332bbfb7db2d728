import type { ReactNode } from 'react';
import { memo } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemStateBadge } from './ItemStateBadge.tsx';
import { type MoveHandleCallbacks, MoveHandle } from './MoveHandle.tsx';
import { ShopLink } from './ShopLink.tsx';
import { useNoteAboutQuantityAndGivers } from './use-note-about-quantity-and-givers.ts';
import styles from './OwnItemCard.module.css';

interface OwnItemCardProps {
  item: OwnItem;
  isFirst: boolean;
  /**
   * Opens the form to edit the item. No callback of this component may change between renders, because the
   * card is memoised.
   */
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
  menuOf: (item: OwnItem) => readonly MenuItem[];
  /** Functions that move items. Undefined if the user cannot move this card. */
  move: MoveHandleCallbacks | undefined;
}

/** The card of an item on the user's own list. Shows claims only if the owner has chosen to see claims. */
export const OwnItemCard = memo(function OwnItemCard(props: OwnItemCardProps): ReactNode {
  const { item, isFirst, onEdit, onDelete, menuOf, move } = props;
  const t = useText();
  const noteOf = useNoteAboutQuantityAndGivers();
  const { id, name } = item;
  const besidePrice = (
    <>
      <span className={styles.shop}>
        <ShopLink url={item.url} />
      </span>
      <span className={styles.icons}>
        <IconButton icon="pencil" label={t('items.editNamed', { name })} onClick={() => onEdit(id)} />
        <IconButton icon="trash" label={t('items.deleteNamed', { name })} onClick={() => onDelete(id)} />
        <Menu label={t('ui.more', { name })} items={() => menuOf(item)} />
      </span>
    </>
  );
  return (
    <ItemCard
      item={item}
      isFirst={isFirst}
      available={item.isAvailable && !item.purchased && item.state !== 'received'}
      badge={<ItemStateBadge {...item} />}
      note={noteOf(item)}
      besidePrice={besidePrice}
      cornerControl={move && <MoveHandle id={id} name={name} move={move} />}
    />
  );
});
