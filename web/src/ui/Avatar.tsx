import type { ReactNode } from 'react';
import styles from './Avatar.module.css';

interface AvatarColours {
  body: string;
  ground: string;
  /** The colour of eyes, smile and ribbon. Its contrast with the colour of the body is at least 3.5:1. */
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
} as const satisfies Record<string, AvatarColours>;

interface AvatarProps {
  /**
   * One of the eleven avatar keys (docs/specification.md §3). For any other value, the avatar is grey and has
   * no face.
   */
  color: string;
  /** The diameter of the avatar in CSS pixels. */
  size?: number;
}

/**
 * An avatar in one of eleven colours. It is hidden from screen readers, because the user's name is next to
 * it.
 */
export function Avatar({ color, size = 52 }: AvatarProps): ReactNode {
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 52 52" aria-hidden="true">
      <AvatarSvgContent color={color} />
    </svg>
  );
}

/**
 * The figure of an avatar, 52 x 52 units large. It consists of few shapes, so that a page with many avatars
 * renders fast.
 */
export function AvatarSvgContent({ color }: { color: string }): ReactNode {
  const known = isKnownColour(color);
  const { body, ground, features } = palette[known ? color : 'gray'];
  return (
    <>
      <circle cx="26" cy="26" r="26" fill={ground} />
      <path
        d="M10 46.5C12.6 41.2 18.6 38 26 38s13.4 3.2 16 8.5a26 26 0 0 1-32 0z"
        fill={`color-mix(in srgb, ${body} 88%, #000)`}
      />
      <rect x="11.4" y="11.6" width="29.2" height="28.6" rx="14.3" fill={body} />
      <path d={known ? ribbonPath + eyesPath : ribbonPath} fill={features} />
      <circle cx="26" cy="11" r="1.8" fill={body} />
      {known && (
        <>
          <path d={cheeksPath} fill={features} opacity=".14" />
          <path d="M21.6 30.2q4.4 4.6 8.8 0" fill="none" stroke={features} strokeWidth="1.7" strokeLinecap="round" />
        </>
      )}
    </>
  );
}

// All shapes of the ribbon have the same drawing direction. The fill rule is nonzero: the overlap of two
// shapes of opposite directions would stay empty.
const ribbonPath =
  'M25.2 11.6c-4.2 2-10.9 1.9-10.7-2.6.3-4.4 7.7-3.1 10.7 1.4zM26.8 10.2c1.9-4.9 9.9-7.7 10.2-3.4.2 4.2-5.8 6.4-10.2 4.8zM22.9 11a3.1 3.1 0 1 1 6.2 0 3.1 3.1 0 0 1-6.2 0z';
const eyesPath = 'M18.7 25.2a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM29.3 25.2a2 2 0 1 1 4 0 2 2 0 0 1-4 0z';
const cheeksPath =
  'M14.4 29.8a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 0 1-4.8 0zM32.8 29.8a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 0 1-4.8 0z';

function isKnownColour(color: string): color is keyof typeof palette {
  return Object.hasOwn(palette, color);
}
