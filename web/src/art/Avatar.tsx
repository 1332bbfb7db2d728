import type { ReactNode } from 'react';
import styles from './Avatar.module.css';

interface Colours {
  body: string;
  ground: string;
  /** Eyes, smile and ribbon; at least 3.5:1 on the body. */
  features: string;
}

const palette = {
  white: { body: '#ffffff', ground: '#e9e4ee', features: '#2a2230' },
  black: { body: '#2b2630', ground: '#d5d1da', features: '#fbf8f3' },
  red: { body: '#d64550', ground: '#f9d8d8', features: '#3a0e16' },
  orange: { body: '#ef8a3c', ground: '#fde3cb', features: '#43200a' },
  yellow: { body: '#f3c33f', ground: '#fcf0c4', features: '#44330a' },
  green: { body: '#4fa36c', ground: '#d5eedc', features: '#0d2c19' },
  blue: { body: '#4c7fd0', ground: '#d7e4f8', features: '#0c2144' },
  purple: { body: '#8e63c7', ground: '#e6daf6', features: '#22103c' },
  brown: { body: '#9a6a48', ground: '#ecdccf', features: '#2e1a0c' },
  pink: { body: '#ec86ae', ground: '#fbdde8', features: '#4a1029' },
  gray: { body: '#9a97a3', ground: '#e4e2e8', features: '#26242c' },
} as const satisfies Record<string, Colours>;

interface AvatarProps {
  /** One of the eleven avatar keys (specification, section 3); any other word shows the fallback, gray without a face. */
  color: string;
  /** Diameter in CSS pixels. */
  size?: number;
}

/** The wisher: one drawn character in eleven colours. Decorative, the name stands beside it. */
export function Avatar({ color, size = 52 }: AvatarProps): ReactNode {
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 52 52" aria-hidden="true" focusable="false">
      <Wisher color={color} />
    </svg>
  );
}

/** The character alone, 52 units wide and high, for use inside a larger drawing. */
export function Wisher({ color }: { color: string }): ReactNode {
  const known = isKnown(color);
  const { body, ground, features } = palette[known ? color : 'gray'];
  return (
    <>
      <circle cx="26" cy="26" r="26" fill={ground} />
      <path d={shoulders} fill={body} />
      <path d={shoulders} fill="#000" opacity=".12" />
      <rect x="11.4" y="11.6" width="29.2" height="28.6" rx="14.3" fill={body} />
      <Ribbon body={body} features={features} />
      {known && <Face features={features} />}
    </>
  );
}

const shoulders = 'M10 46.5C12.6 41.2 18.6 38 26 38s13.4 3.2 16 8.5a26 26 0 0 1-32 0z';

function Ribbon({ body, features }: { body: string; features: string }): ReactNode {
  return (
    <g fill={features}>
      <path d="M25.2 10.4c-3-4.5-10.4-5.8-10.7-1.4-.2 4.5 6.5 4.6 10.7 2.6z" />
      <path d="M26.8 10.2c1.9-4.9 9.9-7.7 10.2-3.4.2 4.2-5.8 6.4-10.2 4.8z" />
      <circle cx="26" cy="11" r="3.1" />
      <circle cx="26" cy="11" r="1.8" fill={body} />
    </g>
  );
}

function Face({ features }: { features: string }): ReactNode {
  return (
    <g fill={features}>
      <circle cx="20.7" cy="25.2" r="2" />
      <circle cx="31.3" cy="25.2" r="2" />
      <g opacity=".14">
        <circle cx="16.8" cy="29.8" r="2.4" />
        <circle cx="35.2" cy="29.8" r="2.4" />
      </g>
      <path d="M21.6 30.2q4.4 4.6 8.8 0" fill="none" stroke={features} strokeWidth="1.7" strokeLinecap="round" />
    </g>
  );
}

function isKnown(color: string): color is keyof typeof palette {
  return Object.hasOwn(palette, color);
}
