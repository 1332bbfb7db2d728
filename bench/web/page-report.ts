import { median } from '../table.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { MeasuredPage } from './limits.ts';

/** A figure beside its limit. */
export interface Verdict {
  what: string;
  figure: string;
  limit: string;
  isOver: boolean;
}

export function atMost(what: string, value: number, limit: number, format: (value: number) => string): Verdict {
  return { what, figure: format(value), limit: `at most ${format(limit)}`, isOver: value > limit };
}

function atLeast(what: string, value: number, limit: number): Verdict {
  return { what, figure: String(value), limit: `at least ${limit}`, isOver: value < limit };
}

export const kilobytes = (value: number): string => `${value.toFixed(1)} kB`;
export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
/** Of a part of one. */
export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const seconds = (value: number): string => `${value.toFixed(2)} s`;
const shifts = (value: number): string => value.toFixed(3);

/** The medians of `rounds` beside the page's limits. */
export function judgePage(
  { name, limits }: Pick<MeasuredPage, 'name' | 'limits'>,
  rounds: readonly LighthouseFigures[],
): Verdict[] {
  const middle = (read: (figures: LighthouseFigures) => number): number => median(rounds.map(read));
  return [
    atMost(
      `${name}: largest contentful paint`,
      middle(({ paint }) => paint),
      limits.paint,
      seconds,
    ),
    atMost(
      `${name}: total blocking time`,
      middle(({ blocking }) => blocking),
      limits.blocking,
      milliseconds,
    ),
    atMost(
      `${name}: layout shift`,
      middle(({ shift }) => shift),
      limits.shift,
      shifts,
    ),
    ...Object.entries(limits.scores).map(([category, limit]) =>
      atLeast(
        `${name}: ${category}`,
        middle(({ scores }) => scores[category] ?? 0),
        limit,
      ),
    ),
  ];
}
