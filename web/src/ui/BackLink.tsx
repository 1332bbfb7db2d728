import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icons/Icon.tsx';
import styles from './BackLink.module.css';

export function BackLink({ children, ...rest }: ComponentProps<typeof Link>): ReactNode {
  return (
    <Link {...rest} className={styles.back}>
      <Icon name="chevronLeft" />
      <span>{children}</span>
    </Link>
  );
}
