/** Beyond it a rest is not counted: on a large installation that would take longer than the page. */
export const COUNTED_AT_MOST = 10_000;

/** The line below a page that is not the last, which says how to see the next. */
export function sayMore(more: number, option: string, last: number): string[] {
  if (more === 0) return [];
  const atLeast = more < COUNTED_AT_MOST ? '' : 'at least ';
  return ['', `${atLeast}${more} more: ${option} ${last}`];
}
