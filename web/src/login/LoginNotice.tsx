import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './LoginNotice.module.css';

interface LoginNoticeProps {
  /** Whether it is good news; until then it waits. */
  isDone: boolean;
  children: ReactNode;
}

/** A sentence above the form about what has just happened. Announced when it changes. */
export function LoginNotice({ isDone, children }: LoginNoticeProps): ReactNode {
  return (
    <p role="status" className={isDone ? styles.done : styles.waiting}>
      {isDone && <Icon name="check" size={16} />}
      <span>{children}</span>
    </p>
  );
}
