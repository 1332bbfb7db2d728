import { median } from '../table.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { MeasuredPage } from './limits.ts';

/** A figure beside its limit, and beside what it is with fewer in the same run. */
export interface Verdict {
  what: string;
  figure: string;
  fewer?: string;
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
/** How many times something else. */
export const times = (value: number): string => `${value.toFixed(2)} times`;
/** Of a part of one. */
export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const seconds = (value: number): string => `${value.toFixed(2)} s`;
const shifts = (value: number): string => value.toFixed(3);

/** The medians of `rounds` beside the page's limits, and beside those `ofFewer`, where there are any. */
export function judgePage(
  { name, limits }: Pick<MeasuredPage, 'name' | 'limits'>,
  rounds: readonly LighthouseFigures[],
  ofFewer: readonly LighthouseFigures[] = [],
): Verdict[] {
  const judge = (
    what: string,
    read: (figures: LighthouseFigures) => number,
    limit: number,
    format: (value: number) => string,
  ): Verdict => ({
    ...atMost(`${name}: ${what}`, median(rounds.map(read)), limit, format),
    fewer: ofFewer.length > 0 ? format(median(ofFewer.map(read))) : '',
  });
  return [
    judge('largest contentful paint', ({ paint }) => paint, limits.paint, seconds),
    judge('total blocking time', ({ blocking }) => blocking, limits.blocking, milliseconds),
    judge('layout shift', ({ shift }) => shift, limits.shift, shifts),
    ...Object.entries(limits.scores).map(([category, limit]) =>
      atLeast(`${name}: ${category}`, median(rounds.map(({ scores }) => scores[category] ?? 0)), limit),
    ),
  ];
}
