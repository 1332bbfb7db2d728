import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** The SVG element of all illustrations, 160 x 120 units large. It is hidden from screen readers. */
export function DrawingFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg className={styles.drawing} width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      {children}
    </svg>
  );
}
