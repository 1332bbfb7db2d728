import type { ReactNode } from 'react';
import type { Friend } from '../api/friends.ts';
import type { Gift } from '../api/gifts.ts';
import type { UrlDialog } from '../navigation/use-url-dialog.ts';
import { DialogErrorBoundary } from '../shell/DialogErrorBoundary.tsx';
import { createLazyComponent } from '../shell/lazy-component.tsx';

/**
 * Names of the URL parameters that open the dialogs: `?new` for a new gift, `?gift=12` for the notes about
 * gift 12, `?delete=12` to delete it, `?budget=12` for the budget of its recipient.
 */
export const giftDialogNames = ['new', 'gift', 'delete', 'budget'] as const;

const AddGiftDialog = createLazyComponent(async () => (await import('./AddGiftDialog.tsx')).AddGiftDialog);
const GiftDialog = createLazyComponent(async () => (await import('./GiftDialog.tsx')).GiftDialog);
const DeleteGiftDialog = createLazyComponent(async () => (await import('./DeleteGiftDialog.tsx')).DeleteGiftDialog);
const BudgetDialog = createLazyComponent(async () => (await import('./BudgetDialog.tsx')).BudgetDialog);

/** Preloads the code of the dialogs. They then open without delay. */
export const preloadGiftDialogs = (): Promise<unknown> =>
  Promise.all([AddGiftDialog, GiftDialog, DeleteGiftDialog, BudgetDialog].map((form) => form.preload()));

interface GiftDialogsProps {
  dialog: UrlDialog<(typeof giftDialogNames)[number]>;
  gifts: readonly Gift[];
  friends: readonly Friend[];
}

export function GiftDialogs({ dialog, gifts, friends }: GiftDialogsProps): ReactNode {
  const { name, id, close } = dialog;
  const gift = gifts.find((one) => one.id === id);
  return (
    <DialogErrorBoundary dialog={dialog}>
      {name === 'new' && <AddGiftDialog friends={friends} onClose={close} />}
      {name === 'gift' && gift && <GiftDialog key={gift.id} gift={gift} onClose={close} />}
      {name === 'delete' && gift && <DeleteGiftDialog gift={gift} onClose={close} />}
      {name === 'budget' && gift?.for && <BudgetDialog recipient={gift.for} onClose={close} />}
    </DialogErrorBoundary>
  );
}
