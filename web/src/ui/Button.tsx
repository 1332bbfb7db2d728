import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './Button.module.css';

/**
 * primary: the main action. soft: an action on a card. outline: a secondary action. ghost: the least
 * prominent action, without a border. danger: confirms a deletion.
 */
type ButtonVariant = 'primary' | 'soft' | 'outline' | 'ghost' | 'danger';

interface ButtonAppearance {
  variant?: ButtonVariant | undefined;
  /**
   * The height of the button. medium: 44 px. card: 40 px with a mouse and 44 px on touch screens. large: 48
   * px.
   */
  size?: 'medium' | 'card' | 'large' | undefined;
  icon?: IconName | undefined;
  /** Content that replaces the icon, such as the logo of a company. */
  mark?: ReactNode;
  wide?: boolean | undefined;
}

interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  /**
   * Whether the action of the button is running. The button then shows a spinner and ignores clicks. Its
   * width does not change.
   */
  busy?: boolean | undefined;
}

/** A button. Its default `type` is "button", so that only buttons with the type "submit" submit a form. */
export function Button({ busy, onClick, ...props }: ButtonProps): ReactNode {
  const { variant, size, icon, mark, wide, className, children, ...rest } = props;
  const leading = mark ?? (icon && <Icon name={icon} />);
  const spinnerRing = <span className={leading ? styles.ring : styles.ringOver} aria-hidden="true" />;
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={joinClassNames(getButtonClassName({ variant, size, wide }), className)}
    >
      {busy ? spinnerRing : leading}
      <span className={busy && !leading ? styles.wordUnderRing : styles.word}>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends ButtonAppearance, ComponentProps<typeof Link> {}

/** A link to a page of the app that looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, icon, mark, wide, className, children, ...rest } = props;
  return (
    <Link {...rest} className={joinClassNames(getButtonClassName({ variant, size, wide }), className)}>
      {mark ?? (icon && <Icon name={icon} />)}
      <span className={styles.word}>{children}</span>
    </Link>
  );
}

interface ExternalButtonLinkProps extends ButtonAppearance, ComponentProps<'a'> {}

/** A link to another site that looks like a button. It opens in a new tab. */
export function ExternalButtonLink(props: ExternalButtonLinkProps): ReactNode {
  const { variant, size, icon, mark, wide, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={joinClassNames(getButtonClassName({ variant, size, wide }), className)}
    >
      {mark ?? (icon && <Icon name={icon} />)}
      <span className={styles.word}>{children}</span>
    </a>
  );
}

export const getLinkButtonClassName = (): string | undefined => getButtonClassName({ variant: 'outline' });

function getButtonClassName({ variant = 'primary', size = 'medium', wide }: ButtonAppearance): string | undefined {
  return joinClassNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}
