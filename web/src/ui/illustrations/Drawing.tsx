import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** The frame of every drawing: 160 by 120, thin lines in `edge`, `sunken` fill, one red stroke. Decorative. */
export function Drawing({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg className={styles.drawing} width="160" height="120" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
