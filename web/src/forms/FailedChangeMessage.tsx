import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import type { FailedCall } from './use-failure-report.ts';
import { isOutdatedVersionError, useFailureReport } from './use-failure-report.ts';
import styles from './FailedChangeMessage.module.css';

interface FailedChangeMessageProps {
  call: FailedCall;
  error: Error | null;
  /**
   * Loads the current version of the record. The message has a button for this if the record has changed
   * since the form opened.
   */
  onLoadAgain: () => void;
}

export function FailedChangeMessage({ call, error, onLoadAgain }: FailedChangeMessageProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  if (!error) return null;
  return (
    <InlineError>
      {report.reason(call, error)}
      {isOutdatedVersionError(error) && (
        <span className={styles.again}>
          <Button variant="outline" size="card" onClick={onLoadAgain}>
            {t('wishlists.loadAgain')}
          </Button>
        </span>
      )}
    </InlineError>
  );
}
