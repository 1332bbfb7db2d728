import type { ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { usePathname } from '../router/router.tsx';
import type { IconName } from '../ui/icons/Icon.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { classes } from '../ui/classes.ts';
import styles from './NavLink.module.css';

interface NavLinkProps {
  to: string;
  /** Another address below which this is the current place. */
  also?: string;
  /** Shown in the bar at the bottom of phones. */
  icon?: IconName;
  count?: ReactNode;
  /** Never in that bar. */
  alone?: boolean;
  children: string;
}

const isBelow = (pathname: string, place: string): boolean => pathname === place || pathname.startsWith(`${place}/`);

/** A link of the header; a ribbon marks the place where one is, or is below. */
export function NavLink({ to, also, icon, count, alone, children }: NavLinkProps): ReactNode {
  const pathname = usePathname();
  const isHere = pathname === to;
  const isCurrent = isHere || isBelow(pathname, to) || (also !== undefined && isBelow(pathname, also));
  return (
    <Link
      to={to}
      className={classes(styles.link, !alone && styles.inBar, isCurrent && styles.current)}
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
