import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { IconName } from '../ui/icons/Icon.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './NavLink.module.css';

interface NavLinkProps {
  to: string;
  /**
   * The path of a further page that belongs to this link. On that page and the pages below it, the link is
   * also marked as current.
   */
  relatedPath?: string;
  /** An icon that is visible only in the bottom bar on phones. */
  icon?: IconName;
  count?: ReactNode;
  /** Whether this link stays in the header on phones, where the other links move to the bottom bar. */
  isOutsideBar?: boolean;
  children: string;
}

const isSameOrSubpath = (pathname: string, parent: string): boolean =>
  pathname === parent || pathname.startsWith(`${parent}/`);

/** A link in the header. On its page and on the pages below it, the link is marked as current. */
export function NavLink({ to, relatedPath, icon, count, isOutsideBar, children }: NavLinkProps): ReactNode {
  const { pathname } = useLocation();
  const isHere = pathname === to;
  const isCurrent =
    isHere || isSameOrSubpath(pathname, to) || (relatedPath !== undefined && isSameOrSubpath(pathname, relatedPath));
  return (
    <Link
      to={to}
      className={joinClassNames(styles.link, !isOutsideBar && styles.inBar, isCurrent && styles.current)}
      aria-current={isHere ? 'page' : isCurrent || undefined}
    >
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <span>{children}</span>
      {count && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
