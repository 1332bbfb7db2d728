import { useEffect } from 'react';
import { reasonOf } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

/**
 * Tells by a toast that the count of bug reports could not be had (docs/specification.md §8), once until it can be had
 * again.
 * @returns The sentence for the place of the number; undefined where nothing failed.
 */
export function useCountFailure(error: Error | null): string | undefined {
  const t = useText();
  const toast = useToast();
  const title = t('bugs.countFailed');
  const reason = error ? reasonOf(error, title) : undefined;
  useEffect(() => {
    if (reason === undefined) return;
    toast.error(title, { detail: reason === title ? undefined : reason, duration: 5000 });
  }, [reason, title, toast]);
  return error ? title : undefined;
}
