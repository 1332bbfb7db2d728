import type { ReactNode } from 'react';
import { AvatarSvgContent } from '../Avatar.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';
import styles from './drawings.module.css';

export function ToolboxDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="108" rx="58" ry="6" className={styles.shade} data-decoration />
      <path d="M61 50v-9a9 9 0 0 1 9-9h20a9 9 0 0 1 9 9v9" className={styles.red} />
      <rect x="36" y="62" width="88" height="44" rx="8" className={styles.thing} />
      <rect x="30" y="50" width="100" height="17" rx="5" className={styles.thing} />
      <rect x="71" y="60" width="18" height="16" rx="4" className={styles.thing} />
      <path d="M22 24v10m-5-5h10M140 18v10m-5-5h10M146 72v8m-4-4h8" className={styles.line} data-decoration />
    </DrawingFrame>
  );
}

export function KeyDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="108" rx="52" ry="6" className={styles.shade} data-decoration />
      <g transform="rotate(-14 80 64)">
        <path d="M70 58h66v12h-9v11h-11V70h-9v8h-10v-8H70z" className={styles.thing} />
        <circle cx="52" cy="64" r="25" className={styles.thing} />
        <circle cx="46" cy="64" r="9" className={styles.gap} />
        <circle cx="46" cy="64" r="9" className={styles.line} />
        <path
          d="M64 40C60 30 49 22 43 27c-5 4 0 12 21 13zm0 0c4-10 15-18 21-13 5 4 0 12-21 13zm0 0c-2 6-6 10-11 13m11-13c2 6 6 10 11 13"
          className={styles.red}
        />
      </g>
      <path d="M128 20v10m-5-5h10M26 96v8m-4-4h8" className={styles.line} data-decoration />
    </DrawingFrame>
  );
}

export function UsersDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <g transform="translate(8 42) scale(1.04)">
        <AvatarSvgContent color="blue" />
      </g>
      <g transform="translate(98 42) scale(1.04)">
        <AvatarSvgContent color="yellow" />
      </g>
      <circle cx="80" cy="58" r="43" className={styles.gap} />
      <g transform="translate(42 20) scale(1.4615)">
        <AvatarSvgContent color="red" />
      </g>
    </DrawingFrame>
  );
}

export function HourglassDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="111" rx="50" ry="5" className={styles.shade} data-decoration />
      <path
        d="M56 22h48v12c0 14-17 19-17 27s17 13 17 27v12H56V88c0-14 17-19 17-27S56 48 56 34z"
        className={styles.thing}
      />
      <rect x="46" y="12" width="68" height="11" rx="5" className={styles.thing} />
      <rect x="46" y="97" width="68" height="11" rx="5" className={styles.thing} />
      <path d="M80 62v20M66 91c4-6 9-8 14-8s10 2 14 8" className={styles.red} />
      <path d="M68 40c8 3 16 3 24 0" className={styles.line} />
      <path d="M26 30v10m-5-5h10M134 56v10m-5-5h10" className={styles.line} data-decoration />
    </DrawingFrame>
  );
}

export function BugDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="110" rx="44" ry="5" className={styles.shade} data-decoration />
      <path
        d="m51 54-15-8M48 70H30M52 86l-14 9M109 54l15-8M112 70h18M108 86l14 9M72 21c-2-6-7-10-13-9M88 21c2-6 7-10 13-9"
        className={styles.line}
      />
      <path d="M60 42c0-14 8-23 20-23s20 9 20 23z" className={styles.thing} />
      <ellipse cx="80" cy="70" rx="33" ry="36" className={styles.thing} />
      <circle cx="63" cy="66" r="4.5" className={styles.line} />
      <circle cx="97" cy="66" r="4.5" className={styles.line} />
      <circle cx="65" cy="86" r="3.5" className={styles.line} />
      <circle cx="95" cy="86" r="3.5" className={styles.line} />
      <path
        d="M80 50v55M80 50C75 40 63 33 57 38s2 12 23 12zm0 0c5-10 17-17 23-12s-2 12-23 12z"
        className={styles.red}
      />
    </DrawingFrame>
  );
}
