import type { MessageId } from '@wishwell/text/messages.ts';
import { ApiError, getErrorMessage } from '../api/client.ts';
import { NetworkError } from '../api/token-source.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { useToastsClosedWithForm } from '../ui/use-toasts-closed-with-form.ts';

interface FailureTexts {
  title: MessageId;
  /** Message id of the reason for a failure. The app uses it if the server sends no message. */
  reason: MessageId;
  /**
   * Message id of the toast's title if the server refused a change because the record had changed meanwhile
   * (412).
   */
  staleTitle?: MessageId;
}

/** The toast texts of failed requests, by API call (docs/specification.md §8). */
const failureTexts = {
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
  addGift: { title: 'gifts.addError', reason: 'gifts.addFailed' },
  updateGift: { title: 'gifts.updateError', reason: 'gifts.updateFailed' },
  setBudget: { title: 'gifts.budgetError', reason: 'gifts.budgetFailed' },
  deleteGift: { title: 'gifts.deleteError', reason: 'gifts.deleteFailed' },
  claim: { title: 'purchase.error', reason: 'purchase.failed' },
} as const satisfies Record<string, FailureTexts>;

export type FailedOperation = keyof typeof failureTexts;

/** The API calls that forms send. Toasts about failures of these calls disappear when the form closes. */
const formCalls: ReadonlySet<FailedOperation> = new Set([
  'createWishlist',
  'updateWishlist',
  'addItem',
  'updateItem',
  'addGift',
  'setBudget',
]);

/**
 * Returns whether the server refused a change because the record had changed since the user loaded it (412).
 */
export const isOutdatedVersionError = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

interface FailureReporter {
  toast: (call: FailedOperation, error: unknown) => void;
  /**
   * Returns the error message for a form that stays open: the server's message or, after a network failure,
   * that the server is unreachable.
   */
  reason: (call: FailedOperation, error: unknown) => string;
}

export function useFailureReporter(): FailureReporter {
  const t = useText();
  const toaster = useToast();
  const formToaster = useToastsClosedWithForm();
  const getDetail = (call: FailedOperation, error: unknown): string =>
    getErrorMessage(error, t(failureTexts[call].reason));
  const toast = (call: FailedOperation, error: unknown): void => {
    // Shows no toast after the end of the session, because another toast then asks the user to sign in again.
    if (error instanceof Error && error.message === t('error.unauthenticated')) return;
    const failure: FailureTexts = failureTexts[call];
    const title = isOutdatedVersionError(error) ? (failure.staleTitle ?? failure.title) : failure.title;
    const { error: show } = formCalls.has(call) ? formToaster : toaster;
    show(t(title), { detail: getDetail(call, error), duration: 5000 });
  };
  const reason = (call: FailedOperation, error: unknown): string =>
    error instanceof NetworkError ? t('ui.unreachable') : getDetail(call, error);
  return { toast, reason };
}
