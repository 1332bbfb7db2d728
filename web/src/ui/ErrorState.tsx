import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { ErrorDrawing } from './illustrations/drawings.tsx';
import styles from './EmptyState.module.css';

interface ErrorStateProps {
  children: ReactNode;
  reason?: string | undefined;
  /** Called when the user clicks Retry. If it is undefined, there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /**
   * Content in place of the Retry button, for example a link to another page. Used if a retry cannot succeed.
   */
  action?: ReactNode;
  busy?: boolean | undefined;
  /** Whether the error message is also the heading of the page. */
  heading?: boolean;
  illustration?: ReactNode;
}

/** The error message for content that could not be loaded. Screen readers announce it. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { children, reason, onRetry, action, busy, illustration, heading } = props;
  const t = useText();
  return (
    <div className={styles.state} role="alert">
      {illustration ?? <ErrorDrawing />}
      {heading ? (
        <h1 className={styles.message} tabIndex={-1}>
          {children}
        </h1>
      ) : (
        <p className={styles.message}>{children}</p>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
      {onRetry ? (
        <Button variant="outline" onClick={onRetry} busy={busy}>
          {t('ui.retry')}
        </Button>
      ) : (
        action
      )}
    </div>
  );
}
