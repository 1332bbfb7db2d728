import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** One of the drawings, 160 x 120. */
  picture: ReactNode;
  /** The specified sentence. */
  children: ReactNode;
  /** The button or link that fills the emptiness. */
  action?: ReactNode;
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ picture, children, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.state}>
      {picture}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
