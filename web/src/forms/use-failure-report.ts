import type { MessageId } from '@wishwell/text/messages.ts';
import { ApiError, reasonOf } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

interface Failure {
  title: MessageId;
  /** Where the server sent no sentence of its own. */
  reason: MessageId;
  /** Where the change was made on a version that is not the newest any more (412). */
  staleTitle?: MessageId;
}

/** The specified toasts of failed calls (docs/specification.md §8). */
const failures = {
  createWishlist: { title: 'wishlists.createError', reason: 'wishlists.createFailed' },
  updateWishlist: {
    title: 'wishlists.updateError',
    reason: 'wishlists.updateFailed',
    staleTitle: 'wishlists.updateFailed',
  },
  deleteWishlist: { title: 'wishlists.deleteError', reason: 'wishlists.deleteFailed' },
  addItem: { title: 'items.addError', reason: 'items.addFailed' },
  updateItem: { title: 'items.updateError', reason: 'items.updateFailed', staleTitle: 'items.updateFailed' },
  deleteItem: { title: 'items.deleteError', reason: 'items.deleteFailed' },
  claim: { title: 'purchase.error', reason: 'purchase.failed' },
} as const satisfies Record<string, Failure>;

export type FailedCall = keyof typeof failures;

/** What refuses a change that was made on an old version. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

export interface FailureReport {
  /** Shows the toast of a failed call. */
  toast: (call: FailedCall, error: unknown) => void;
  /** The reason alone, for the place where the call was made. */
  reason: (call: FailedCall, error: unknown) => string;
}

export function useFailureReport(): FailureReport {
  const t = useText();
  const toaster = useToast();
  const reason = (call: FailedCall, error: unknown): string => reasonOf(error, t(failures[call].reason));
  const toast = (call: FailedCall, error: unknown): void => {
    const failure: Failure = failures[call];
    const title = isStale(error) ? (failure.staleTitle ?? failure.title) : failure.title;
    toaster.error(t(title), { detail: reason(call, error), duration: 5000 });
  };
  return { toast, reason };
}
