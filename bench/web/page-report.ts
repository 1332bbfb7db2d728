import { median } from '../table.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { MeasuredPage } from './limits.ts';

/** A measured figure, its limit, and the figure that the same run measured with the smaller test data. */
export interface FigureResult {
  what: string;
  figure: string;
  smallWorldFigure?: string;
  limit: string;
  isExceeded: boolean;
}

export function compareWithMaximum(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): FigureResult {
  return { what, figure: format(value), limit: `at most ${format(limit)}`, isExceeded: value > limit };
}

function compareWithMinimum(what: string, value: number, limit: number): FigureResult {
  return { what, figure: String(value), limit: `at least ${limit}`, isExceeded: value < limit };
}

export const formatKilobytes = (value: number): string => `${value.toFixed(1)} kB`;
export const formatMilliseconds = (value: number): string => `${value.toFixed(0)} ms`;
export const formatRatio = (value: number): string => `${value.toFixed(2)} times`;
export const formatPercent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const formatSeconds = (value: number): string => `${value.toFixed(2)} s`;
const formatLayoutShift = (value: number): string => value.toFixed(3);

/** Returns the medians of the Lighthouse results of a page, each compared with its limit. */
export function comparePageWithLimits(
  { name, limits }: Pick<MeasuredPage, 'name' | 'limits'>,
  rounds: readonly LighthouseFigures[],
  ofSmallWorld: readonly LighthouseFigures[] = [],
): FigureResult[] {
  const judge = (
    what: string,
    read: (figures: LighthouseFigures) => number,
    limit: number,
    format: (value: number) => string,
  ): FigureResult => ({
    ...compareWithMaximum(`${name}: ${what}`, median(rounds.map(read)), limit, format),
    smallWorldFigure: ofSmallWorld.length > 0 ? format(median(ofSmallWorld.map(read))) : '',
  });
  return [
    judge('largest contentful paint', ({ paintSeconds }) => paintSeconds, limits.paintSeconds, formatSeconds),
    judge('total blocking time', ({ blockingMs }) => blockingMs, limits.blockingMs, formatMilliseconds),
    judge('layout shift', ({ layoutShift }) => layoutShift, limits.layoutShift, formatLayoutShift),
    ...Object.entries(limits.scores).map(([category, limit]) =>
      compareWithMinimum(`${name}: ${category}`, median(rounds.map(({ scores }) => scores[category] ?? 0)), limit),
    ),
  ];
}
