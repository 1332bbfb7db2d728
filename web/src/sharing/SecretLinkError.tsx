import type { ReactNode } from 'react';
import { isNotFoundOrGone, getErrorMessage } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { PageNotFoundMessage } from '../shell/PageNotFoundMessage.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

interface SecretLinkErrorProps {
  /** The title of the error message for a secret link that is unknown, expired or revoked. */
  goneTitle: string;
  goneHelp: string;
  error: Error;
  onRetry: () => void;
  busy: boolean;
}

/** The error message for a secret link that is not valid or whose page could not be loaded. */
export function SecretLinkError({ goneTitle, goneHelp, error, onRetry, busy }: SecretLinkErrorProps): ReactNode {
  const t = useText();
  return isNotFoundOrGone(error) ? (
    <div role="alert">
      <PageNotFoundMessage title={goneTitle} help={goneHelp} />
    </div>
  ) : (
    <ErrorState reason={getErrorMessage(error, '')} onRetry={onRetry} busy={busy} heading>
      {t('sharing.loadFailed')}
    </ErrorState>
  );
}
