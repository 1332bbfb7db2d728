import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Whether another list on the same page has entries. The layout is then smaller. */
  small?: boolean | undefined;
  illustration: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ small, illustration, children, action }: EmptyStateProps): ReactNode {
  return (
    <div className={joinClassNames(styles.state, small && styles.small)}>
      {illustration}
      <p className={styles.message}>{children}</p>
      {action}
    </div>
  );
}
