import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { Icon } from './icons/Icon.tsx';
import styles from './BackLink.module.css';

/** The way back above a page's title. */
export function BackLink({ children, ...rest }: ComponentProps<typeof Link>): ReactNode {
  return (
    <Link {...rest} className={styles.back}>
      <Icon name="chevronLeft" />
      <span>{children}</span>
    </Link>
  );
}
