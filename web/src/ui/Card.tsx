import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { navigateWithTransition } from '../navigation/view-transition.ts';
import { joinClassNames } from './join-class-names.ts';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** Whether the card moves up on hover. The movement indicates that the whole card is a link. */
  lifts?: boolean | undefined;
}

/**
 * A card. It may contain a CardLink, which covers the whole card; the other controls of the card stay
 * clickable.
 */
export function Card({ lifts, className, ...rest }: CardProps): ReactNode {
  return <div {...rest} className={joinClassNames(styles.card, lifts && styles.lifts, className)} />;
}

/** A link that covers the whole card. Its text is its accessible name. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>): ReactNode {
  return <Link {...rest} className={joinClassNames(styles.whole, className)} />;
}

/**
 * A CardLink that opens another page. A view transition turns the link's text into the heading of that page.
 */
export function AnimatedCardLink({ to, ...rest }: ComponentProps<typeof Link>): ReactNode {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigateWithTransition(event.currentTarget, () => void navigate(to));
  };
  return <CardLink {...rest} to={to} onClick={open} />;
}
