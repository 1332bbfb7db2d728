import type { ReactNode } from 'react';
import { ApiError, reasonOf } from '../api/client.ts';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { useText } from '../i18n/use-text.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface WishlistMissingProps {
  /** Undefined where the address names no list at all. */
  error?: Error | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** In place of a list that is not there, or that could not be loaded. */
export function WishlistMissing({ error, onRetry, busy }: WishlistMissingProps): ReactNode {
  const t = useText();
  const isGone = !error || (error instanceof ApiError && error.status === 404);
  return (
    <>
      <h1>
        <VisuallyHidden>{t('page.wishlist')}</VisuallyHidden>
      </h1>
      {isGone ? (
        <ErrorState picture={<NothingFoundDrawing />}>{t('wishlists.notFound')}</ErrorState>
      ) : (
        <ErrorState reason={reasonOf(error, t('wishlists.fetchFailed'))} onRetry={onRetry} busy={busy}>
          {t('wishlists.errorLoading')}
        </ErrorState>
      )}
    </>
  );
}
