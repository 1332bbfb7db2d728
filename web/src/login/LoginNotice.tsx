import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './LoginNotice.module.css';

interface LoginNoticeProps {
  /**
   * Whether the action that the message reports is complete. False if the user must still do something, such
   * as open a mail.
   */
  isDone: boolean;
  children: ReactNode;
}

/** A status message above the login form. Screen readers announce it. */
export function LoginNotice({ isDone, children }: LoginNoticeProps): ReactNode {
  return (
    <p role="status" className={isDone ? styles.done : styles.waiting}>
      {isDone && <Icon name="check" size={16} />}
      <span>{children}</span>
    </p>
  );
}
