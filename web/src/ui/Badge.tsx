import type { ReactNode } from 'react';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './Badge.module.css';

/**
 * The tones of badges. honey: most wanted, or waiting for an answer. leaf: a received request or gift. slate:
 * not available or archived. quiet and plain: a normal state, without background; plain also has no border.
 */
type BadgeTone = 'honey' | 'leaf' | 'slate' | 'quiet' | 'plain';

interface BadgeProps {
  tone: BadgeTone;
  icon: IconName;
  /** The text of the badge. It is required, because colour and icon alone are not accessible. */
  children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps): ReactNode {
  return (
    <span className={joinClassNames(styles.badge, styles[tone])}>
      <Icon name={icon} size={14} />
      <span>{children}</span>
    </span>
  );
}

interface CountBadgeProps {
  count: number;
  /** The full text for screen readers, such as "2 friend requests". */
  label: string;
  exact?: boolean | undefined;
}

/** A number in a circle. Renders nothing for 0, and `99+` for numbers above 99, unless `exact` is true. */
export function CountBadge({ count, label, exact }: CountBadgeProps): ReactNode {
  if (count === 0 && !exact) return null;
  return (
    <span className={joinClassNames(styles.count, count === 0 && styles.slate)} role="img" aria-label={label}>
      {count > 99 && !exact ? '99+' : count}
    </span>
  );
}
