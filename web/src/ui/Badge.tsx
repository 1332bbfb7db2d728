import type { ReactNode } from 'react';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

type BadgeTone = 'ever' | 'honey' | 'leaf' | 'slate';

interface BadgeProps {
  tone: BadgeTone;
  icon: IconName;
  /** The word; colour and icon never speak alone. */
  children: ReactNode;
}

/** A 26 px pill that names a state. */
export function Badge({ tone, icon, children }: BadgeProps): ReactNode {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}

interface CountProps {
  count: number;
  /** The whole sentence for screen readers, such as "2 friend requests". */
  label: string;
  /** Shows 0 too, and every number in full. */
  exact?: boolean | undefined;
}

/** A small round number beside a word or on an icon; shows nothing for 0, and 99+ for what is more. */
export function Count({ count, label, exact }: CountProps): ReactNode {
  if (count === 0 && !exact) return null;
  return (
    <span className={classes(styles.count, count === 0 && styles.slate)} role="img" aria-label={label}>
      {count > 99 && !exact ? '99+' : count}
    </span>
  );
}
