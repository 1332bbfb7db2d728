import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /**
   * The action and its object, such as "Delete Mug". This text is both the accessible name and the tooltip.
   */
  label: string;
  /**
   * The size of the icon in CSS pixels. The button itself is 40 px high with a mouse, and 44 px on touch
   * screens.
   */
  iconSize?: number;
}

export function IconButton({ icon, label, iconSize = 18, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={joinClassNames(styles.button, className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
