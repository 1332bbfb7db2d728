import type { ReactNode } from 'react';
import { Bow } from './Bow.tsx';
import styles from './Ribbon.module.css';

/**
 * A ribbon that is drawn above an image. The parent element must be `position: relative`. Hidden from screen
 * readers.
 */
export function Ribbon(): ReactNode {
  return (
    <span className={styles.ribbon} aria-hidden="true">
      <span className={styles.down} />
      <span className={styles.across} />
      <svg className={styles.bow} viewBox="-138 -82 276 222">
        <Bow />
      </svg>
    </span>
  );
}
