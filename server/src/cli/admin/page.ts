/** Maximum number of rows that are counted. To count more rows could take longer than to read the page. */
export const MAX_COUNTED_ROWS = 10_000;

/**
 * Returns the lines below a page of results. They show the number of remaining rows, and the command-line
 * option that lists the next page.
 */
export function formatNextPageHint(remainingCount: number, option: string, lastId: number): string[] {
  if (remainingCount === 0) return [];
  const atLeast = remainingCount < MAX_COUNTED_ROWS ? '' : 'at least ';
  return ['', `${atLeast}${remainingCount} more: ${option} ${lastId}`];
}
