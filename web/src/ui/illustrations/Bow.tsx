import type { ReactNode } from 'react';

/**
 * A drawing of a tied bow. The knot is at the coordinate origin. The bow is 268 units wide and extends from y
 * = -74 to y = 136.
 */
export function Bow(): ReactNode {
  return (
    <>
      <g fill="var(--accent-deep)">
        <path d="M-14 14-85 108l31-4.5 8 30C-26 104-6 68 4 30z" />
        <path d="M14 14 85 108l-31-4.5-8 30C26 104 6 68-4 30z" />
      </g>
      <BowLoop />
      <g transform="scale(-1 1)">
        <BowLoop />
      </g>
      <path d="M-17-21q17-6 34 0 5 21 0 43-17 6-34 0-5-22 0-43z" fill="var(--accent)" />
      <path
        d="M-7-13q-2 13 0 27M7-13q2 13 0 27"
        fill="none"
        stroke="var(--accent-deep)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

function BowLoop(): ReactNode {
  return (
    <>
      <path d="M-12-16C-44-54-134-98-134-32c0 54 86 56 122 40z" fill="var(--accent)" />
      <path d="M-18-9C-44-32-102-56-102-29c0 28 58 30 84 24z" fill="var(--accent-deep)" />
    </>
  );
}
