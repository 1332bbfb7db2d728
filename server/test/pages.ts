import type { Caller } from './person.ts';

/** Every page from `address` on, along the `Link` of each (RFC 8288). */
export async function followPages<Entry>(caller: Caller, address: string): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  for (let next: string | undefined = address; next !== undefined;) {
    const { status, headers, body, text } = await caller.sends('GET', next);
    if (status !== 200) throw new Error(`${next}: ${status} ${text}`);
    pages.push(body as Entry[]);
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}
