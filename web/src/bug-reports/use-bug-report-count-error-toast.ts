import { useEffect } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

/**
 * Shows a toast if the number of open bug reports cannot be loaded (docs/specification.md §8). Returns the
 * error message.
 */
export function useBugReportCountErrorToast(error: Error | null): string | undefined {
  const t = useText();
  const toast = useToast();
  const title = t('bugs.countFailed');
  const reason = error ? getErrorMessage(error, title) : undefined;
  useEffect(() => {
    if (reason === undefined) return;
    toast.error(title, { detail: reason === title ? undefined : reason, duration: 5000 });
  }, [reason, title, toast]);
  return error ? title : undefined;
}
