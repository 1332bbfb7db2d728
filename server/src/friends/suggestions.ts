import type { Suggestion } from '@wishwell/contract/friends.ts';
import type { Executor } from '../database/database.ts';
import type { JsonText } from '../database/json-text.ts';
import { decodePageCursor, encodePageCursor } from '../http/pagination.ts';
import * as queries from './suggestion-queries.ts';

// Cursor for the page after a first page that contains only friend requests. The next page begins with the
// first suggested person. No person has the id 0.
const FIRST_STRANGER_CURSOR = [0, 0];

export interface SuggestionPage {
  entries: JsonText<Suggestion>[];
  cursor: string | undefined;
}

/**
 * Returns one page of people. The first page contains every pending friend request, regardless of `limit`,
 * then suggested people. A single SQL statement reads the page, so that a simultaneous change causes no
 * duplicates.
 */
export async function listSuggestions(
  db: Executor,
  callerId: number,
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
): Promise<SuggestionPage> {
  const [lastId = null, lastPlace = null] = cursor === undefined ? [] : decodePageCursor(cursor, ['number', 'number']);
  const parameters: queries.SuggestionPageParameters = [callerId, limit, lastId, lastPlace];
  const rows = await (q === ''
    ? queries.listSuggestions(db, parameters)
    : queries.searchSuggestions(db, [...parameters, q]));
  const pending = rows.filter((row) => row.is_pending);
  const strangers = rows.slice(pending.length);
  const page = strangers.slice(0, Math.max(0, limit - pending.length));
  const isLast = page.length === strangers.length;
  const end = page.at(-1);
  return {
    entries: [...pending, ...page].map((row) => row.json),
    cursor: isLast ? undefined : encodePageCursor(end ? [end.id, end.place] : FIRST_STRANGER_CURSOR),
  };
}
