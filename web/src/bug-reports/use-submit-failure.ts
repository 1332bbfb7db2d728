import { ApiError, reasonOf } from '../api/client.ts';
import { NetworkError } from '../api/token-source.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

/** What fails without an answer and without the network failed for want of a bearer. */
function isSignedOut(error: Error): boolean {
  return error instanceof ApiError ? error.status === 401 : !(error instanceof NetworkError);
}

interface SubmitFailure {
  /** The specified toast, 4 seconds (docs/specification.md §8 and §9). */
  show: (error: Error) => void;
  /** For the dialog: why, in the server's words where it sent some. */
  reason: (error: Error) => string;
}

/** How a report that was not taken is told. */
export function useSubmitFailure(): SubmitFailure {
  const t = useText();
  const toast = useToast();
  const message = (error: Error): string => t(isSignedOut(error) ? 'bugs.signInFirst' : 'bugs.submitFailed');
  return {
    show: (error) => toast.error(t('bugs.error'), { detail: message(error), duration: 4000 }),
    reason: (error) => (isSignedOut(error) ? message(error) : reasonOf(error, message(error))),
  };
}
