import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ItemClaimQuantities } from '../api/optimistic-update.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { getClaimState, isClaimQuantityShown, getMaxClaimableQuantity } from './claim-state.ts';
import { createItemHeadingId } from './ItemCard.tsx';
import styles from './ClaimButton.module.css';

interface ClaimButtonProps {
  item: ItemClaimQuantities & { id: number; name: string; isAvailable: boolean; purchased?: boolean | undefined };
  ownerName: string;
  /** Whether this button is the main action of the screen and therefore has the primary style. */
  isPrimary?: boolean | undefined;
  busy?: boolean | undefined;
  /** Called with the number of pieces that the user claims; 0 releases the claim. */
  onClaim: (quantity: number) => void;
}

const createReasonId = (itemId: number): string => `item-${itemId}-reason`;

/**
 * The text "no longer wanted" of an item. It is below the item's name, so that the prices in a row of cards
 * stay aligned.
 */
export function ItemNoLongerWantedNote({ itemId, ownerName }: { itemId: number; ownerName: string }): ReactNode {
  const t = useText();
  return <span id={createReasonId(itemId)}>{t('purchase.notWanted', { name: ownerName })}</span>;
}

/**
 * The button with which a giver claims an item or releases the claim. If several pieces are wanted, it has a
 * number input. If the item cannot be claimed, there is only a text.
 */
export function ClaimButton({ item, ownerName, isPrimary, busy, onClaim }: ClaimButtonProps): ReactNode {
  const t = useText();
  const id = useId();
  const reasonId = isPrimary ? id : createReasonId(item.id);
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const state = getClaimState(item);
  const hasNumbers = isClaimQuantityShown(item);
  const maxQuantity = getMaxClaimableQuantity(item);
  const isMine = state === 'mine';
  const hasStepper = hasNumbers && maxQuantity > 1;
  if (state === 'claimed') {
    return (
      <div className={styles.action}>
        <p className={styles.claimed}>{t('purchase.claimed')}</p>
      </div>
    );
  }
  const quantity = isMine ? item.mine : Math.min(chosenQuantity, Math.max(maxQuantity, 1));
  const click = (): void => {
    setChosenQuantity(1);
    onClaim(isMine ? 0 : quantity);
  };
  return (
    <div className={styles.action}>
      {isMine && (
        <p className={styles.giving}>
          <Icon name="gift" size={18} />
          <span>{hasNumbers ? t('purchase.givingNumber', { count: item.mine }) : t('purchase.giving')}</span>
        </p>
      )}
      <div className={styles.row}>
        {hasStepper && (
          <Stepper
            aria-label={t('purchase.howMany', { name: item.name })}
            value={quantity}
            min={1}
            max={maxQuantity}
            onChange={isMine ? onClaim : setChosenQuantity}
          />
        )}
        <Button
          variant={isMine ? 'outline' : isPrimary ? 'primary' : 'soft'}
          size={isPrimary ? 'medium' : 'card'}
          wide
          busy={busy}
          disabled={state === 'unavailable'}
          aria-describedby={
            state === 'unavailable' ? `${createItemHeadingId(item.id)} ${reasonId}` : createItemHeadingId(item.id)
          }
          onClick={click}
        >
          {t(isMine ? 'purchase.undo' : 'purchase.claim')}
        </Button>
      </div>
      {state === 'unavailable' && isPrimary && (
        <p id={reasonId} className={styles.why}>
          {t('purchase.notWanted', { name: ownerName })}
        </p>
      )}
    </div>
  );
}
