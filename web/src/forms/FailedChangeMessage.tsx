import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import type { FailedOperation } from './use-failure-reporter.ts';
import { isOutdatedVersionError, useFailureReporter } from './use-failure-reporter.ts';
import styles from './FailedChangeMessage.module.css';

interface FailedChangeMessageProps {
  call: FailedOperation;
  error: Error | null;
  /**
   * Loads the current version of the record. The message has a button for this if the record has changed
   * since the form opened.
   */
  onLoadAgain: () => void;
}

export function FailedChangeMessage({ call, error, onLoadAgain }: FailedChangeMessageProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
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
