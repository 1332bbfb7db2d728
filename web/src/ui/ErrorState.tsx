import type { ReactNode } from 'react';
import { FaultDrawing } from './illustrations/drawings.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import styles from './EmptyState.module.css';

interface ErrorStateProps {
  /** The specified sentence. */
  children: ReactNode;
  /** Why, in the server's words. */
  reason?: string | undefined;
  /** Shows Retry. */
  onRetry?: (() => void) | undefined;
  /** While the retry runs. */
  busy?: boolean | undefined;
  /** In place of Retry, such as a way back from something that does not exist. */
  action?: ReactNode;
  /** In place of the drawing of a fault. */
  picture?: ReactNode;
}

/** What a place shows when its content could not be had. Announced. */
export function ErrorState({ children, reason, onRetry, busy, action, picture }: ErrorStateProps): ReactNode {
  const t = useText();
  return (
    <div className={styles.state} role="alert">
      {picture ?? <FaultDrawing />}
      <p className={styles.sentence}>{children}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {onRetry && (
        <Button variant="outline" onClick={onRetry} busy={busy}>
          {t('ui.retry')}
        </Button>
      )}
      {action}
    </div>
  );
}
