import type { Caller } from './person.ts';

/**
 * Fetches all pages of a paginated list, beginning at `path`, by following the `Link` headers (RFC 8288).
 * Returns the entries of each page.
 */
export async function fetchAllPages<Entry>(caller: Caller, path: string): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, headers, body, text } = await caller.sends('GET', next);
    if (status !== 200) throw new Error(`${next}: ${status} ${text}`);
    pages.push(body as Entry[]);
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}
