import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import styles from './InlineError.module.css';

/** A sentence about what went wrong, beside what it concerns: in a form above its buttons, on a card under its action. Announced. */
export function InlineError({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.error} role="alert">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
