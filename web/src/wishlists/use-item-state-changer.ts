import type { ItemState } from '@wishwell/contract/limits.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import { type OwnItem, useChangeItemState } from '../api/items.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { useText } from '../i18n/use-text.ts';
import { undoDurationMs, useToast } from '../ui/Toast.tsx';

/** The message ids of the toasts that confirm a new state of an item. */
const messageIdsByState: Readonly<Record<ItemState, MessageId>> = {
  wanted: 'items.nowWanted',
  draft: 'items.nowDraft',
  received: 'items.nowReceived',
  unwanted: 'items.nowUnwanted',
};

type ChangeItemStateFunction = (item: OwnItem, state: ItemState) => void;

/** Returns a function that changes the state of an item and shows a toast with an Undo button. */
export function useItemStateChanger(wishlistId: number, onMove: (item: OwnItem) => void): ChangeItemStateFunction {
  const t = useText();
  const toast = useToast();
  const report = useFailureReport();
  const { mutateAsync } = useChangeItemState();
  const offerUndo = useUndoToastOptions(wishlistId);
  return (item, state) => {
    onMove(item);
    mutateAsync({ wishlistId, itemId: item.id, state }).then(
      () => toast.success(t(messageIdsByState[state], { name: item.name }), offerUndo(item)),
      (error: unknown) => report.toast('updateItem', error),
    );
  };
}

/**
 * Returns a function that returns the options of a toast with an Undo button. Pass the function the item as
 * it was before the change.
 */
export function useUndoToastOptions(wishlistId: number) {
  const t = useText();
  const report = useFailureReport();
  const { mutateAsync } = useChangeItemState();
  return (before: OwnItem) => {
    const { id: itemId, state, receivedOn, receivedNote } = before;
    const restored = { wishlistId, itemId, state, receivedOn, receivedNote };
    const undo = (): void => void mutateAsync(restored).catch((error: unknown) => report.toast('updateItem', error));
    return { duration: undoDurationMs, action: { label: t('purchase.undo'), onSelect: undo } };
  };
}
