import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** The text below the spinner. Screen readers announce this text. */
  label: string;
  /** Whether the spinner is in the centre of a section or of the whole screen. */
  space?: 'section' | 'screen';
}

export function Spinner({ label, space = 'section' }: SpinnerProps): ReactNode {
  return (
    <div className={joinClassNames(styles.spinner, styles[space])} role="status">
      <svg className={styles.ring} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" className={styles.track} />
        <path d="M18 3a15 15 0 0 1 15 15" className={styles.arc} />
      </svg>
      <span>{label}</span>
    </div>
  );
}
