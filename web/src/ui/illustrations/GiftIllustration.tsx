import type { ReactNode } from 'react';
import { useId } from 'react';
import { Bow } from './Bow.tsx';
import styles from './GiftIllustration.module.css';

interface GiftIllustrationProps {
  /** The text on the tag of the gift. In a box that is much wider than high, the tag is hidden. */
  tag: string;
}

/** A drawing of a wrapped gift. It fills a box of any shape and is hidden from screen readers. */
export function GiftIllustration({ tag }: GiftIllustrationProps): ReactNode {
  return (
    <div className={styles.gift} aria-hidden="true">
      <div className={styles.box}>
        <WrappingPaper />
        <span className={styles.down} />
        <span className={styles.across} />
        <svg className={styles.bow} viewBox="-138 -82 276 222">
          <Bow />
        </svg>
        <div className={styles.tag}>
          <svg viewBox="0 0 164 96">
            <path d="M30 0h122a12 12 0 0 1 12 12v72a12 12 0 0 1-12 12H30L3 60a20 20 0 0 1 0-24z" fill="var(--tag)" />
            <circle cx="22" cy="48" r="7" fill="var(--wrap)" />
            <path
              d="M22 48C6 20-24-6-62-28"
              fill="none"
              stroke="var(--accent-deep)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
          <span>{tag}</span>
        </div>
      </div>
    </div>
  );
}

function WrappingPaper(): ReactNode {
  const id = useId();
  return (
    <svg className={styles.paper}>
      <defs>
        <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
          <g fill="none" stroke="var(--wrap-pattern)" strokeWidth="2">
            <path d="M20 16c-2.6-4.4-8-4.6-8 0s5.4 4.4 8 0zm0 0c2.6-4.4 8-4.6 8 0s-5.4 4.4-8 0z" />
            <circle cx="46" cy="44" r="2.4" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
