import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icons/Icon.tsx';
import styles from './InlineError.module.css';

/**
 * An error message next to its cause. It scrolls into view when it appears, and screen readers announce it.
 */
export function InlineError({ children }: { children: ReactNode }): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={message} className={styles.error} role="alert">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
