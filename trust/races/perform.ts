import { endClaimsOfGiver } from '../../server/src/claims/end-claims.ts';
import { lockAdminChanges } from '../../server/src/cli/admin/queries.ts';
import { runInTransaction } from '../../server/src/database/transactions.ts';
import { type HttpResponse, type Connection, encodeFields, type HttpRequest } from '../connection.ts';
import type { RaceServer } from './race-server.ts';
import { isOperatorAction, type RaceAction, type ActionOutcome } from './state.ts';

type Content = Pick<HttpRequest, 'headers' | 'body'>;

const request = (method: string, path: string, content: Content = {}): HttpRequest => ({
  method,
  path: `/api${path}`,
  ...content,
});

const encodeJson = (body: object): Content => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Returns method, path and body of the request of an action. */
function createRequest(action: Exclude<RaceAction, { kind: 'activate' | 'deactivate' }>): HttpRequest {
  switch (action.kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return request('POST', `/friends/${action.kind}?friend_id=${action.other}`);
    case 'createList':
    case 'saveList': {
      const content = encodeJson({ title: 'List', is_public: action.isPublic, shared_with_ids: action.shares });
      if (action.kind === 'createList') return request('POST', '/mywishlists', content);
      return request('PUT', `/mywishlists/${action.list}`, content);
    }
    case 'deleteList':
      return request('DELETE', `/mywishlists/${action.list}`);
    case 'addItem':
      return request('POST', `/mywishlists/${action.list}/item`, encodeFields({ name: 'Item' }));
    case 'saveItem': {
      const { item: id, to, list, isAvailable } = action;
      const fields = { id, name: 'Item', new_wishlist_id: to === list ? undefined : to, is_available: isAvailable };
      return request('PUT', `/mywishlists/${list}/item`, encodeFields(fields));
    }
    case 'deleteItem':
      return request('DELETE', `/mywishlists/${action.list}/item/${action.item}`);
    case 'addIdea':
      return request('POST', `/friendwishlists/${action.list}/ideas`, encodeFields({ name: 'Idea' }));
    case 'deleteIdea':
      return request('DELETE', `/friendwishlists/${action.list}/ideas/${action.item}`);
    case 'purchase':
      return request('PUT', `/friendwishlists/${action.item}/purchase`, encodeJson({ purchased: action.purchased }));
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
  const unsigned = createRequest(action);
  const headers = {
    ...unsigned.headers,
    ...('key' in action && action.key !== undefined && { 'idempotency-key': action.key }),
    ...('ifMatch' in action && action.ifMatch !== undefined && { 'if-match': `"${action.ifMatch}"` }),
    authorization: `Bearer ${people.find(({ id }) => id === action.by)?.bearer ?? ''}`,
  };
  return parseActionOutcome(action, await connection.send({ ...unsigned, headers }));
}
