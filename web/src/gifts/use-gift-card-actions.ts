import type { GiftStage } from '@wishwell/contract/limits.ts';
import { type Gift, useUpdateGift } from '../api/gifts.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { undoToastDurationMs, useToast } from '../ui/Toast.tsx';
import { getGiftDisplayName } from './group-gifts-by-recipient.ts';

interface GiftCardActions {
  setStage: (stage: GiftStage) => void;
  /**
   * Replaces the item data that the gift stores by the item's current data. If the claim has ended, converts
   * the gift to a gift that is on no wishlist.
   */
  accept: () => void;
  isAccepting: boolean;
}

/**
 * Returns the functions of a gift's card that change the gift. If a request fails, they show the gift's
 * previous stage (such as "bought") again and a toast.
 */
export function useGiftCardActions(gift: Gift): GiftCardActions {
  const t = useText();
  const toast = useToast();
  const report = useFailureReporter();
  const update = useUpdateGift(gift, (error) => report.toast('updateGift', error));
  const setStage = (stage: GiftStage): void => {
    const undo = { label: t('purchase.undo'), onSelect: () => update.mutate({ stage: gift.stage }) };
    update.mutateAsync({ stage }).then(
      () => {
        // A gift that is marked as given moves to the history. A toast confirms this and offers Undo.
        if (stage === 'given')
          toast.success(t('gifts.nowGiven', { name: getGiftDisplayName(gift) }), {
            duration: undoToastDurationMs,
            action: undo,
          });
      },
      () => undefined,
    );
  };
  const accept = (): void => update.mutate({ acceptChanges: true });
  return { setStage, accept, isAccepting: update.isPending && update.variables.acceptChanges === true };
}
