import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import styles from './Card.module.css';
import { classes } from './classes.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Lifts under the pointer: for a card that is one link or one button. */
  lifts?: boolean | undefined;
}

/** A white card; what stands in it above a CardLink stays pressable by itself. */
export function Card({ lifts, className, ...rest }: CardProps): ReactNode {
  return <div {...rest} className={classes(styles.card, lifts && styles.lifts, className)} />;
}

/** The link whose target is the whole card around it; its text is the accessible name. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>): ReactNode {
  return <Link {...rest} className={classes(styles.whole, className)} />;
}
