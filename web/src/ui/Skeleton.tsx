import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SkeletonProps {
  /** line: text of the font around it; block: fills its place; round: a circle. */
  shape?: 'line' | 'block' | 'round' | undefined;
  /** CSS lengths; a block without height fills its parent. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  className?: string | undefined;
}

/** A quiet shape where content will stand, in its exact place; set several inside Skeletons. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps): ReactNode {
  return <span className={classes(styles.bone, styles[shape], className)} style={{ width, height }} />;
}

interface SkeletonsProps {
  /** Announced once; the shapes themselves are hidden from screen readers. */
  label: string;
  children: ReactNode;
}

/** Holds skeletons; they appear after 150 ms, so that a quick answer shows none. */
export function Skeletons({ label, children }: SkeletonsProps): ReactNode {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.late} aria-hidden="true" inert>
        {children}
      </div>
    </div>
  );
}
