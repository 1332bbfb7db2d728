import { ApiError, getErrorMessage } from '../api/client.ts';
import { NetworkError } from '../api/token-source.ts';
import { useText } from '../i18n/use-text.ts';
import { useToastsClosedWithForm } from '../ui/use-toasts-closed-with-form.ts';

/**
 * Returns whether the error means that the user is signed out: the server responded 401, or there was no
 * bearer token to send.
 */
function isSignedOutError(error: Error): boolean {
  return error instanceof ApiError ? error.status === 401 : !(error instanceof NetworkError);
}

interface BugReportFailureReporter {
  /**
   * Shows a toast for 4 seconds with the reason why the report was not sent (docs/specification.md §8 and
   * §9).
   */
  show: (error: Error) => void;
  /** Returns why the report was not sent: the server's message, or a default message. */
  reason: (error: Error) => string;
}

export function useBugReportFailureReporter(): BugReportFailureReporter {
  const t = useText();
  const toast = useToastsClosedWithForm();
  const message = (error: Error): string => t(isSignedOutError(error) ? 'bugs.signInFirst' : 'bugs.submitFailed');
  return {
    show: (error) => toast.error(t('bugs.error'), { detail: message(error), duration: 4000 }),
    reason: (error) => (isSignedOutError(error) ? message(error) : getErrorMessage(error, message(error))),
  };
}
