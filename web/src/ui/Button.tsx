import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import styles from './Button.module.css';
import { classes } from './classes.ts';

/** primary: the one action of a screen. soft: an action repeated on cards. outline: the way back. danger: deletion in a confirmation. */
type ButtonVariant = 'primary' | 'soft' | 'outline' | 'ghost' | 'danger';

interface Look {
  variant?: ButtonVariant | undefined;
  /** medium 44 px; card 40 px under a mouse and 44 under a finger; large 48 px. */
  size?: 'medium' | 'card' | 'large' | undefined;
  icon?: IconName | undefined;
  /** A drawing in place of the icon, such as a company's mark. */
  mark?: ReactNode;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Keeps the width, shows a turning ring in place of the icon, and refuses presses while it is true. */
  busy?: boolean | undefined;
}

/** A button; `type` is "button" unless said otherwise, so that only submit buttons submit. */
export function Button({ busy, onClick, ...props }: ButtonProps): ReactNode {
  const { variant, size, icon, mark, wide, className, children, ...rest } = props;
  const front = mark ?? (icon && <Icon name={icon} />);
  const ring = <span className={front ? styles.ring : styles.ringOver} aria-hidden="true" />;
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classes(look({ variant, size, wide }), className)}
    >
      {busy ? ring : front}
      <span className={busy && !front ? styles.wordUnderRing : styles.word}>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, icon, mark, wide, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classes(look({ variant, size, wide }), className)}>
      {mark ?? (icon && <Icon name={icon} />)}
      <span className={styles.word}>{children}</span>
    </Link>
  );
}

function look({ variant = 'primary', size = 'medium', wide }: Look): string | undefined {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide);
}
