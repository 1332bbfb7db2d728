import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /**
   * The shape of the placeholder. line: one line of text. block: a control. fill: fills its parent, without
   * rounded corners. round: a circle.
   */
  shape?: 'line' | 'block' | 'fill' | 'round' | undefined;
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** A placeholder for content that is loading. Use it inside SkeletonGroup. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps): ReactNode {
  // Sets the placeholder's size with a script, because the Content Security Policy forbids style attributes
  // in the server's HTML.
  const setSize = (bone: HTMLElement | null): void => void (bone && Object.assign(bone.style, { width, height }));
  return <span ref={setSize} className={joinClassNames(styles.bone, styles[shape], className)} />;
}

interface SkeletonGroupProps {
  /** A text such as "Loading" that screen readers announce. Screen readers skip the placeholders. */
  label: string;
  children: ReactNode;
}

/** Shows placeholders only after 150 ms, because a fast response needs none. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps): ReactNode {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.late} aria-hidden="true" inert>
        {children}
      </div>
    </div>
  );
}
