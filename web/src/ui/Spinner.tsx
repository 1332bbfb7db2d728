import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Stands under the ring and is announced. */
  label: string;
  /** The space it is set inside: the content's own (default), or the whole screen. */
  space?: 'section' | 'screen';
}

/** A turning ribbon with its word, centred in the space that the content will take. */
export function Spinner({ label, space = 'section' }: SpinnerProps): ReactNode {
  return (
    <div className={classes(styles.spinner, styles[space])} role="status">
      <svg className={styles.ring} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" className={styles.track} />
        <path d="M18 3a15 15 0 0 1 15 15" className={styles.arc} />
      </svg>
      <span>{label}</span>
    </div>
  );
}
