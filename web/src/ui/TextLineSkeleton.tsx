import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import styles from './TextLineSkeleton.module.css';

/** A placeholder for one line of text, as high as a line of its parent. Use it inside SkeletonGroup. */
export function TextLineSkeleton({ width }: { width: string }): ReactNode {
  return <Skeleton width={width} className={styles.bone} />;
}
