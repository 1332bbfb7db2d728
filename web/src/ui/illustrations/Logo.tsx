import type { ReactNode } from 'react';

interface LogoProps {
  /** The width of the logo in CSS pixels, at least 24. */
  size?: number;
}

/**
 * The logo of the product: a W drawn as a ribbon. It is hidden from screen readers, because the product's
 * name is next to it.
 */
export function Logo({ size = 32 }: LogoProps): ReactNode {
  return (
    <svg
      width={size}
      height={size * 0.75}
      viewBox="0 0 48 36"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 4.2C4 14 7.7 33.2 13.3 33.2 18.6 33.2 21.2 20 24 12.6c2.8 7.4 5.4 20.6 10.7 20.6C40.3 33.2 44 14 46 4.2" />
      <path d="M24 12.6C22 7.4 17 2 13.1 2 10 2 9 5 10.3 7.8c1.7 3.5 8 5.1 13.7 4.8 5.7.3 12-1.3 13.7-4.8C39 5 38 2 34.9 2 31 2 26 7.4 24 12.6z" />
    </svg>
  );
}
