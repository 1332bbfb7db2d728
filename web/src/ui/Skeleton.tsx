import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SkeletonProps {
  /** line: text of the font around it; block: fills its place; round: a circle. */
  shape?: 'line' | 'block' | 'round' | undefined;
  /** CSS lengths; a block without height fills its parent. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** A quiet shape where content will stand, in its exact place; set several inside Skeletons. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps): ReactNode {
  // The content security policy allows no style attribute in a document that the server has rendered.
  const setSize = (bone: HTMLElement | null): void => void (bone && Object.assign(bone.style, { width, height }));
  return <span ref={setSize} className={classes(styles.bone, styles[shape], className)} />;
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
