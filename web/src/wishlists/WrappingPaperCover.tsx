import type { ReactNode } from 'react';
import { Bow } from '../ui/illustrations/Bow.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './WrappingPaperCover.module.css';

const wrappingPaperColours = [
  styles.kraft,
  styles.sage,
  styles.blush,
  styles.sky,
  styles.butter,
  styles.lavender,
  styles.slate,
  styles.teal,
];

/** The possible horizontal positions of the ribbon, in units of the drawing. */
const ribbonPositions = [204, 96, 150] as const;

/**
 * A drawing of wrapping paper with a ribbon, which is the cover of a list without images. The id of the list
 * selects the colours. Hidden from screen readers.
 */
export function WrappingPaperCover({ id }: { id: number }): ReactNode {
  const x = ribbonPositions[id % 3] ?? 150;
  return (
    <span
      className={joinClassNames(styles.paper, wrappingPaperColours[id % wrappingPaperColours.length])}
      aria-hidden="true"
    >
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
        <path d={`M0 118h300M${x} -60v320`} stroke="var(--accent)" strokeWidth="20" />
        <path d={`M0 110h300M${x - 8} -60v320`} stroke="var(--accent-deep)" strokeWidth="2" opacity="0.45" />
        <g transform={`translate(${x} 116) scale(0.42)`}>
          <Bow />
        </g>
      </svg>
    </span>
  );
}
