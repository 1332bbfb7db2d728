import type { ItemLifecycleState } from '@wishwell/contract/limits.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import { type OwnItem, useChangeItemState } from '../api/items.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { undoToastDurationMs, useToast } from '../ui/Toast.tsx';

/**
 * The message ids of the toasts that confirm that an item is available, a draft, received or no longer
 * wanted.
 */
const messageIdsByState: Readonly<Record<ItemLifecycleState, MessageId>> = {
  wanted: 'items.nowWanted',
  draft: 'items.nowDraft',
  received: 'items.nowReceived',
  unwanted: 'items.nowUnwanted',
};

type ChangeItemStateFunction = (item: OwnItem, state: ItemLifecycleState) => void;

/**
 * Returns a function that marks an item as available, a draft, received or no longer wanted. Shows a toast
 * with Undo.
 */
export function useItemLifecycleStateChanger(
  wishlistId: number,
  onMove: (item: OwnItem) => void,
): ChangeItemStateFunction {
  const t = useText();
  const toast = useToast();
  const report = useFailureReporter();
  const { mutateAsync } = useChangeItemState();
  const offerUndo = useItemUndoToastOptions(wishlistId);
  return (item, state) => {
    onMove(item);
    mutateAsync({ wishlistId, itemId: item.id, state }).then(
      () => toast.success(t(messageIdsByState[state], { name: item.name }), offerUndo(item)),
      (error: unknown) => report.toast('updateItem', error),
    );
  };
}

/**
 * Returns a function that creates the options of a toast whose Undo button restores an item. Pass the
 * function the item as it was before the change.
 */
export function useItemUndoToastOptions(wishlistId: number) {
  const t = useText();
  const report = useFailureReporter();
  const { mutateAsync } = useChangeItemState();
  return (before: OwnItem) => {
    const { id: itemId, state, receivedOn, receivedNote } = before;
    const restored = { wishlistId, itemId, state, receivedOn, receivedNote };
    const undo = (): void => void mutateAsync(restored).catch((error: unknown) => report.toast('updateItem', error));
    return { duration: undoToastDurationMs, action: { label: t('purchase.undo'), onSelect: undo } };
  };
}
