import type { Suggestion } from '@wishwell/contract/friends.ts';
import type { Executor } from '../db.ts';
import { readCursor, writeCursor } from '../http/pages.ts';
import type { JsonText } from '../json-text.ts';
import { findStrangers, listPending, listStrangers } from './queries.ts';

// A first page full of requests has shown no stranger yet: the next begins with the first of them. No id is 0.
const FROM_THE_FIRST = 0;

export interface SuggestionPage {
  entries: JsonText<Suggestion>[];
  /** Of the next page, when there is one. */
  cursor: string | undefined;
}

/** The first page holds every pending request, whatever `limit`; strangers fill it and the pages after it. */
export async function listSuggestions(
  db: Executor,
  callerId: number,
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
): Promise<SuggestionPage> {
  const position = cursor === undefined ? undefined : readCursor(cursor, ['number']);
  const pending = position ? [] : await listPending(db, [callerId, q]);
  const room = Math.max(0, limit - pending.length);
  const place = position?.[0] ?? null;
  const strangers = [callerId, room + 1, place === FROM_THE_FIRST ? null : place];
  const rows = await (q === '' ? listStrangers(db, strangers) : findStrangers(db, [...strangers, q]));
  const page = rows.slice(0, room);
  const more = rows.length > page.length;
  return {
    entries: [...pending, ...page].map((row) => row.json),
    cursor: more ? writeCursor([page.at(-1)?.id ?? FROM_THE_FIRST]) : undefined,
  };
}
