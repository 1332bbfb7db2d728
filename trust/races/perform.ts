import { endClaimsOfGiver } from '../../server/src/claims/end-claims.ts';
import { lockAdminChanges } from '../../server/src/cli/admin/queries.ts';
import { runInTransaction } from '../../server/src/database/transactions.ts';
import { type HttpResponse, type Connection, encodeFields, type HttpRequest } from '../connection.ts';
import type { RaceServer } from './race-server.ts';
import { isOperatorAction, type RaceAction, type ActionOutcome } from './state.ts';

const createJsonRequestParts = (body: object): Partial<HttpRequest> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type ConditionalRequest = HttpRequest & { condition?: Readonly<Record<string, string>> };

const createIdempotencyKeyHeader = (key: string | undefined) =>
  key === undefined ? {} : { condition: { 'idempotency-key': key } };
const createIfMatchHeader = (version: number | undefined) =>
  version === undefined ? {} : { condition: { 'if-match': `"${version}"` } };

function createRequest(action: Exclude<RaceAction, { kind: 'activate' | 'deactivate' }>): ConditionalRequest {
  switch (action.kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return { method: 'POST', path: `/friends/${action.kind}?friend_id=${action.other}` };
    case 'createList': {
      const body = { title: 'List', is_public: action.isPublic, shared_with_ids: action.shares };
      return {
        method: 'POST',
        path: '/mywishlists',
        ...createJsonRequestParts(body),
        ...createIdempotencyKeyHeader(action.key),
      };
    }
    case 'saveList': {
      const body = { title: 'List', is_public: action.isPublic, shared_with_ids: action.shares };
      return {
        method: 'PUT',
        path: `/mywishlists/${action.list}`,
        ...createJsonRequestParts(body),
        ...createIfMatchHeader(action.ifMatch),
      };
    }
    case 'deleteList':
      return { method: 'DELETE', path: `/mywishlists/${action.list}` };
    case 'addItem':
      return {
        method: 'POST',
        path: `/mywishlists/${action.list}/item`,
        ...encodeFields({ name: 'Item' }),
        ...createIdempotencyKeyHeader(action.key),
      };
    case 'saveItem': {
      const { item: id, to, list, isAvailable } = action;
      const fields = { id, name: 'Item', new_wishlist_id: to === list ? undefined : to, is_available: isAvailable };
      return {
        method: 'PUT',
        path: `/mywishlists/${list}/item`,
        ...encodeFields(fields),
        ...createIfMatchHeader(action.ifMatch),
      };
    }
    case 'deleteItem':
      return { method: 'DELETE', path: `/mywishlists/${action.list}/item/${action.item}` };
    case 'addIdea':
      return {
        method: 'POST',
        path: `/friendwishlists/${action.list}/ideas`,
        ...encodeFields({ name: 'Idea' }),
        ...createIdempotencyKeyHeader(action.key),
      };
    case 'deleteIdea':
      return { method: 'DELETE', path: `/friendwishlists/${action.list}/ideas/${action.item}` };
    case 'purchase':
      return {
        method: 'PUT',
        path: `/friendwishlists/${action.item}/purchase`,
        ...createJsonRequestParts({ purchased: action.purchased }),
      };
  }
}

function parseActionOutcome({ kind, by }: RaceAction, { status, text }: HttpResponse): ActionOutcome {
  if (status === 201) return { status, createdId: (JSON.parse(text) as { id: number }).id };
  if (status !== 200 || kind !== 'purchase') return { status };
  const { purchased, purchased_by: giver } = JSON.parse(text) as { purchased: boolean; purchased_by: number | null };
  return { status, claimState: giver === by ? 'giver' : purchased ? 'another' : 'nobody' };
}

/** Sends the request of an action, or runs the transaction of an operator action. Returns the outcome. */
export async function performAction(
  { db, people }: RaceServer,
  connection: Connection,
  action: RaceAction,
): Promise<ActionOutcome> {
  if (isOperatorAction(action)) {
    const isActive = action.kind === 'activate';
    await runInTransaction(db, async (tx) => {
      await lockAdminChanges(tx);
      await tx.query({ text: 'select from users where id = $1 for update', values: [action.by] });
      if (!isActive) await endClaimsOfGiver(tx, action.by);
      await tx.query({ text: 'update users set is_active = $2 where id = $1', values: [action.by, isActive] });
      // Resets `bearers_from`, so that the bearer token of the deactivated person stays valid. The test then
      // depends only on `is_active`.
      await tx.query({ text: `update users set bearers_from = 'epoch' where id = $1`, values: [action.by] });
    });
    return { status: 200 };
  }
  const { condition, ...request } = createRequest(action);
  const bearer = people.find(({ id }) => id === action.by)?.bearer ?? '';
  const headers = { ...request.headers, ...condition, authorization: `Bearer ${bearer}` };
  return parseActionOutcome(action, await connection.send({ ...request, path: `/api${request.path}`, headers }));
}
