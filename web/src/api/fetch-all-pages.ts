interface Page<T> {
  data: readonly T[];
  next: string | undefined;
}

/**
 * `fetchPage` receives the URL of a page, or undefined for the first page. While the server renders, rejects
 * if there is a second page, because a document contains only one.
 */
export async function fetchAllPages<T>(fetchPage: (url: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const entries: T[] = [];
  let next: string | undefined;
  do {
    const page = await fetchPage(next);
    if (import.meta.env.SSR && page.next !== undefined) throw new Error('A document cannot contain more than one page');
    entries.push(...page.data);
    next = page.next;
  } while (next !== undefined);
  return entries;
}
