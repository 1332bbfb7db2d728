import type { ReactNode } from 'react';
import { AvatarSvgContent } from '../Avatar.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';
import styles from './drawings.module.css';

export function OpenGiftDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="108" rx="58" ry="6" className={styles.shade} data-decoration />
      <rect x="42" y="57" width="76" height="49" rx="8" className={styles.thing} />
      <path d="M80 57.5v48" className={styles.band} />
      <g transform="rotate(-8 80 42)">
        <rect x="35" y="34" width="90" height="16" rx="4" className={styles.thing} />
        <path
          d="M80 34C75 24 63 15 56 20c-6 4 0 13 24 14zm0 0c5-10 17-19 24-14 6 4 0 13-24 14z"
          className={styles.red}
        />
      </g>
      <path d="M25 24v10m-5-5h10M138 18v10m-5-5h10M144 67v8m-4-4h8" className={styles.line} data-decoration />
    </DrawingFrame>
  );
}

export function FriendsDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <circle cx="112" cy="60" r="35" className={styles.emptyCircle} />
      <path d="M112 51v18m-9-9h18" className={styles.line} />
      <circle cx="52" cy="60" r="42" className={styles.gap} />
      <g transform="translate(14 22) scale(1.4615)">
        <AvatarSvgContent color="green" />
      </g>
    </DrawingFrame>
  );
}

export function NothingFoundDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="110" rx="46" ry="5" className={styles.shade} data-decoration />
      <circle cx="72" cy="52" r="34" className={styles.thing} />
      <path d="m97 77 23 23" className={styles.handle} />
      <path
        d="M72 53c-4-9-14-15-20-11s1 11 20 11zm0 0c4-9 14-15 20-11s-1 11-20 11zm0 0c-2 7-6 12-11 16m11-16c2 7 6 12 11 16"
        className={styles.red}
      />
      <path d="M28 20v10m-5-5h10M128 28v10m-5-5h10" className={styles.line} data-decoration />
    </DrawingFrame>
  );
}

export function ErrorDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="108" rx="58" ry="6" className={styles.shade} data-decoration />
      <g transform="rotate(7 80 78)">
        <rect x="44" y="50" width="72" height="54" rx="8" className={styles.thing} />
        <path d="M44 68h72" className={styles.line} />
        <path d="M80 104V68c0-10-7-13-12-19s-3-14-11-18-15 1-19-5" className={styles.red} />
      </g>
      <circle cx="116" cy="44" r="19" className={styles.gap} />
      <circle cx="116" cy="44" r="15" className={styles.dangerGround} />
      <path d="M116 37v8.5M116 51v.01" className={styles.danger} />
    </DrawingFrame>
  );
}

/** The outline of a gift, which replaces a missing item image. It fills its box. */
export function GiftOutlineDrawing(): ReactNode {
  return (
    <span className={styles.cover} aria-hidden="true">
      <svg viewBox="0 0 72 72">
        <path d="M10 34h52v27a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5zM5 20.5h62a3 3 0 0 1 3 3V31a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7.5a3 3 0 0 1 3-3zM36 20.5V66" />
        <path d="M36 20.5C29 20.5 17 18 17 10.5 17 6 20.5 4 24 4c7 0 12 9 12 16.5zm0 0c7 0 19-2.5 19-10C55 6 51.5 4 48 4c-7 0-12 9-12 16.5z" />
      </svg>
    </span>
  );
}
