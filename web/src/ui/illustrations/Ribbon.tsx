import type { ReactNode } from 'react';
import { Bow } from './Bow.tsx';
import styles from './Ribbon.module.css';

/** Ties up the picture it lies over, which must be `position: relative`: yours to give. Decorative. */
export function Ribbon(): ReactNode {
  return (
    <span className={styles.ribbon} aria-hidden="true">
      <span className={styles.down} />
      <span className={styles.across} />
      <svg className={styles.bow} viewBox="-138 -82 276 222" focusable="false">
        <Bow />
      </svg>
    </span>
  );
}
