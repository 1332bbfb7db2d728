import type { Suggestion } from '@wishwell/contract/friends.ts';
import type { Executor } from '../database/database.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import type { JsonText } from '../database/json-text.ts';
import * as queries from './suggestion-queries.ts';

// A first page full of requests has shown no stranger yet: the next begins with the first of them. No id is 0.
const FROM_THE_FIRST = [0, 0];

export interface SuggestionPage {
  entries: JsonText<Suggestion>[];
  /** Of the next page, when there is one. */
  cursor: string | undefined;
}

/**
 * The first page holds every pending request, whatever `limit`; strangers fill it and the pages after it. One statement: whose
 * request changes meanwhile is shown once.
 */
export async function listSuggestions(
  db: Executor,
  callerId: number,
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
): Promise<SuggestionPage> {
  const last = cursor === undefined ? [null, null] : readCursor(cursor, ['number', 'number']);
  const parameters = [callerId, limit, ...last];
  const rows = await (q === ''
    ? queries.listSuggestions(db, parameters)
    : queries.findSuggestions(db, [...parameters, q]));
  const pending = rows.filter((row) => row.is_pending);
  const strangers = rows.slice(pending.length);
  const page = strangers.slice(0, Math.max(0, limit - pending.length));
  const isLast = page.length === strangers.length;
  const end = page.at(-1);
  return {
    entries: [...pending, ...page].map((row) => row.json),
    cursor: isLast ? undefined : writeCursor(end ? [end.id, end.place] : FROM_THE_FIRST),
  };
}
