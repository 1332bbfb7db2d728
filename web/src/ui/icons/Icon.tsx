import type { ReactNode } from 'react';
import type { PageIconName } from './page-icons.ts';

/** The paths of SVG icons on a 24 x 24 grid. The browser draws them as strokes with round ends. */
const iconPaths = {
  home: 'M3.5 11 12 4l8.5 7M5.75 9.4V19a1 1 0 0 0 1 1h10.5a1 1 0 0 0 1-1V9.4M9.75 20v-5.5h4.5V20',
  gift: 'M4.5 11.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7.5M3.5 7.75h17v3.75h-17zM12 7.75V20.5M12 7.75C9.5 7.75 7 7 7 5.1 7 3.9 7.9 3.25 8.9 3.25c1.9 0 3.1 2.2 3.1 4.5zm0 0c2.5 0 5-.75 5-2.65 0-1.2-.9-1.85-1.9-1.85-1.9 0-3.1 2.2-3.1 4.5z',
  list: 'M9 6.25h11M9 12h11M9 17.75h11M4.5 6.25h.01M4.5 12h.01M4.5 17.75h.01',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.25c.7-3.6 3.7-5.25 7.5-5.25s6.8 1.65 7.5 5.25',
  people:
    'M9.25 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM2.5 19.75c.6-3.4 3.3-5 6.75-5s6.15 1.6 6.75 5M15.5 4.75a3.75 3.75 0 0 1 0 7M18 15.1c2 .75 3.2 2.2 3.6 4.65',
  chevronLeft: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  chevronRight: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.75v1.5M12 19.75v1.5M2.75 12h1.5M19.75 12h1.5M5.45 5.45l1.1 1.1M17.45 17.45l1.1 1.1M5.45 18.55l1.1-1.1M17.45 6.55l1.1-1.1',
  moon: 'M19.75 14.4A8.25 8.25 0 0 1 9.6 4.25a8.25 8.25 0 1 0 10.15 10.15z',
} as const;

/** The registered icons by name. The icons of the layout and of the page /about are always registered. */
const icons = new Map<string, string>(Object.entries(iconPaths));

/** Registers more icons. Call this function before the icons render. */
export function registerIcons(more: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(more)) icons.set(name, drawing);
}

export type IconName = keyof typeof iconPaths | PageIconName;

interface IconProps {
  name: IconName;
  /** The edge length of the icon in CSS pixels: 18 in buttons, 14 in badges, 22 in the bottom bar. */
  size?: number;
}

/**
 * An icon in the colour of the text. It is hidden from screen readers, because a text is next to the icon or
 * labels its button.
 */
export function Icon({ name, size = 18 }: IconProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 2.1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons.get(name)} />
    </svg>
  );
}
