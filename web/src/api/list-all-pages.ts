/** One page of a list, and the URL of the next one. */
interface Page<T> {
  data: readonly T[];
  next: string | undefined;
}

/**
 * Every entry of a list that comes in pages. `fetchPage` is given the URL that the page before named, undefined
 * for the first.
 */
export async function listAllPages<T>(fetchPage: (url: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const entries: T[] = [];
  let next: string | undefined;
  do {
    const page = await fetchPage(next);
    entries.push(...page.data);
    next = page.next;
  } while (next !== undefined);
  return entries;
}
