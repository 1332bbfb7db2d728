import type { ReactNode } from 'react';
import { isNotFoundOrGone, isForbiddenOrNotFound, getErrorMessage } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { HomeLink } from '../shell/HomeLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface WishlistErrorMessageProps {
  /** The error that occurred while loading the list. Undefined if the list's id in the URL is not valid. */
  error?: Error | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  missingReason?: string;
  /** A link to another page. By default, the link leads to Home. */
  action?: ReactNode;
}

/** The error message for a list that does not exist or could not be loaded. */
export function WishlistErrorMessage(props: WishlistErrorMessageProps): ReactNode {
  const { error, onRetry, busy, missingReason, action = <HomeLink /> } = props;
  const t = useText();
  const isMissing = !error || isNotFoundOrGone(error);
  return (
    <>
      <h1>
        <VisuallyHidden>{t('page.wishlist')}</VisuallyHidden>
      </h1>
      {isMissing ? (
        <ErrorState illustration={<NothingFoundDrawing />} reason={missingReason} action={action}>
          {t('wishlists.notFound')}
        </ErrorState>
      ) : (
        <ErrorState
          reason={getErrorMessage(error, t('wishlists.fetchFailed'))}
          onRetry={isForbiddenOrNotFound(error) ? undefined : onRetry}
          action={action}
          busy={busy}
        >
          {t('wishlists.errorLoading')}
        </ErrorState>
      )}
    </>
  );
}
