import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import type { FailedCall } from './use-failure-report.ts';
import { isStale, useFailureReport } from './use-failure-report.ts';

interface ChangeErrorProps {
  call: FailedCall;
  error: Error | null;
  /** Offered where somebody else's change, or one's own elsewhere, came first. */
  onLoadAgain: () => void;
}

/** Why a change was refused, in the dialog where it was made. */
export function ChangeError({ call, error, onLoadAgain }: ChangeErrorProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  if (!error) return null;
  return (
    <InlineError>
      {report.reason(call, error)}
      {isStale(error) && (
        <>
          {' '}
          <Button variant="outline" size="card" onClick={onLoadAgain}>
            {t('wishlists.loadAgain')}
          </Button>
        </>
      )}
    </InlineError>
  );
}
