import { giftStages } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Gift } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { isolateRightToLeftText } from '../i18n/wrap-values-in-bidi-isolates.ts';
import { ItemImage } from '../items/ItemImage.tsx';
import { ItemInitialLetter } from '../items/ItemInitialLetter.tsx';
import { Price } from '../items/Price.tsx';
import { ShopLink } from '../items/ShopLink.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { useMoveFocusOnRemoval } from '../ui/use-move-focus-on-removal.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { GiftChangeNotices } from './GiftChangeNotices.tsx';
import { GiftStageProgress } from './GiftStageProgress.tsx';
import { RecordedGiftDetails } from './RecordedGiftDetails.tsx';
import { useGiftCardActions } from './use-gift-card-actions.ts';
import styles from './GiftCard.module.css';

export type OpenGiftDialogFunction = (dialog: 'gift' | 'delete' | 'budget', id: number) => void;

interface GiftCardProps {
  gift: Gift;
  recipient: string;
  /**
   * Whether the recipient is a friend of the user. If so, the card links to the item on the friend's
   * wishlist.
   */
  isFriend: boolean;
  /** Whether the card is among the first cards of the page. Their images load eagerly. */
  isFirst?: boolean;
  /**
   * Opens a dialog for the gift. The function must not change between renders, because the card is memoised.
   */
  open: OpenGiftDialogFunction;
}

/**
 * The card of one gift: the item as it is now, its changes since the claim, the giver's notes, and the stage
 * of the gift.
 */
export const GiftCard = memo(function GiftCard({
  gift,
  recipient,
  isFriend,
  isFirst = false,
  open,
}: GiftCardProps): ReactNode {
  const t = useText();
  const card = useMoveFocusOnRemoval();
  const { setStage, accept, isAccepting } = useGiftCardActions(gift);
  const { id, stage, kind, ended } = gift;
  const displayedItem = gift.item ?? gift.snapshot;
  const isGiven = stage === 'given';
  const next = giftStages[giftStages.indexOf(stage) + 1];
  const remove = (): void => open('delete', id);
  const moreActions = (): MenuItem[] => [
    ...giftStages
      .filter((other) => other !== stage && other !== next)
      .map((other): MenuItem => ({ icon: 'check', label: t(`gifts.mark.${other}`), onSelect: () => setStage(other) })),
    { icon: 'pencil', label: t('gifts.edit'), onSelect: () => open('gift', id) },
    { icon: 'trash', label: t(kind === 'own' || ended ? 'gifts.remove' : 'gifts.release'), onSelect: remove },
  ];
  return (
    <Card ref={card} className={styles.card}>
      <div className={styles.top}>
        <div className={styles.image}>
          {displayedItem.imageUrl === '' ? (
            <ItemInitialLetter id={id} name={displayedItem.name} greyed={ended !== null} />
          ) : (
            <ItemImage
              url={displayedItem.imageUrl}
              size="card"
              isFirst={isFirst}
              greyed={ended !== null}
              className={styles.fill}
            />
          )}
        </div>
        <div className={styles.texts}>
          <h3 className={styles.name}>
            <span>{displayedItem.name}</span>
            {gift.quantity > 1 && (
              <span className={styles.quantity}>{` ${t('gifts.quantity', { quantity: gift.quantity })}`}</span>
            )}
          </h3>
          <p className={styles.facts}>
            <Price price={displayedItem.price} currency={displayedItem.currency} isForGiver />
            <ShopLink url={displayedItem.url} />
          </p>
          <GiftSource gift={gift} isFriend={isFriend} />
        </div>
        <span className={styles.menu}>
          <Menu label={t('ui.more', { name: displayedItem.name })} items={moreActions} />
        </span>
      </div>
      {!isGiven && <GiftChangeNotices {...{ gift, recipient, accept, isAccepting }} onDelete={remove} />}
      <RecordedGiftDetails gift={gift} />
      {!isGiven && (ended === null || stage !== 'promised') && (
        <div className={styles.bottom}>
          <GiftStageProgress stage={stage} />
          {next && ended === null && (
            <Button variant="soft" size="card" onClick={() => setStage(next)}>
              <span>{t(`gifts.mark.${next}`)}</span>{' '}
              <VisuallyHidden>({isolateRightToLeftText(displayedItem.name)})</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
});

/** The name of the gift's wishlist, or a text that the gift is on no wishlist. */
function GiftSource({ gift: { list, item, ended, kind }, isFriend }: { gift: Gift; isFriend: boolean }): ReactNode {
  const t = useText();
  const idea = item?.ideaBy && t('gifts.ideaBy', { name: item.ideaBy.displayName || t('friends.noName') });
  if (list === null || item === null)
    return kind === 'own' && !ended && <p className={styles.source}>{t('gifts.onNoList')}</p>;
  return (
    <p className={styles.source}>
      <bdi>{isFriend ? <Link to={paths.friendItem(list.id, item.id)}>{list.title}</Link> : list.title}</bdi>
      {idea && <span> · {idea}</span>}
    </p>
  );
}
