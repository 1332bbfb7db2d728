import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** What it does, to what: the accessible name and the tip under a mouse. */
  label: string;
  /** Edge length of the icon in CSS pixels; the target is 40 px under a mouse, 44 under a finger. */
  iconSize?: number;
}

/** A round quiet button that is only an icon. */
export function IconButton({ icon, label, iconSize = 18, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classes(styles.button, className)}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
