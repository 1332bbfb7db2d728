import { type Answer, type Connection, encodeFields, type Sending } from '../connection.ts';
import type { Place } from './place.ts';
import { isOperators, type Action, type Outcome } from './state.ts';

const json = (body: object): Partial<Sending> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type Request = Sending & { condition?: Readonly<Record<string, string>> };

const keyed = (key: string | undefined) => (key === undefined ? {} : { condition: { 'idempotency-key': key } });
const matching = (version: number | undefined) =>
  version === undefined ? {} : { condition: { 'if-match': `"${version}"` } };

function requestOf(action: Exclude<Action, { kind: 'activate' | 'deactivate' }>): Request {
  switch (action.kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return { method: 'POST', path: `/friends/${action.kind}?friend_id=${action.other}` };
    case 'createList': {
      const body = { title: 'List', is_public: action.isPublic, shared_with_ids: action.shares };
      return { method: 'POST', path: '/mywishlists', ...json(body), ...keyed(action.key) };
    }
    case 'saveList': {
      const body = { title: 'List', is_public: action.isPublic, shared_with_ids: action.shares };
      return { method: 'PUT', path: `/mywishlists/${action.list}`, ...json(body), ...matching(action.ifMatch) };
    }
    case 'deleteList':
      return { method: 'DELETE', path: `/mywishlists/${action.list}` };
    case 'addItem':
      return {
        method: 'POST',
        path: `/mywishlists/${action.list}/item`,
        ...encodeFields({ name: 'Item' }),
        ...keyed(action.key),
      };
    case 'saveItem': {
      const { item: id, to, list, isAvailable } = action;
      const fields = { id, name: 'Item', new_wishlist_id: to === list ? undefined : to, is_available: isAvailable };
      return { method: 'PUT', path: `/mywishlists/${list}/item`, ...encodeFields(fields), ...matching(action.ifMatch) };
    }
    case 'deleteItem':
      return { method: 'DELETE', path: `/mywishlists/${action.list}/item/${action.item}` };
    case 'purchase':
      return {
        method: 'PUT',
        path: `/friendwishlists/${action.item}/purchase`,
        ...json({ purchased: action.purchased }),
      };
  }
}

function outcomeOf({ kind, by }: Action, { status, text }: Answer): Outcome {
  if (status === 201) return { status, made: (JSON.parse(text) as { id: number }).id };
  if (status !== 200 || kind !== 'purchase') return { status };
  const { purchased, purchased_by: giver } = JSON.parse(text) as { purchased: boolean; purchased_by: number | null };
  return { status, holder: giver === by ? 'giver' : purchased ? 'another' : 'nobody' };
}

export async function perform({ db, people }: Place, connection: Connection, action: Action): Promise<Outcome> {
  if (isOperators(action)) {
    // The bearer stays good: what a race is about here is the row.
    await db.pool.query(
      `update users set is_active = ${action.kind === 'activate'} where id = ${action.by};
       update users set bearers_from = 'epoch' where id = ${action.by}`,
    );
    return { status: 200 };
  }
  const { condition, ...sending } = requestOf(action);
  const bearer = people.find(({ id }) => id === action.by)?.bearer ?? '';
  const headers = { ...sending.headers, ...condition, authorization: `Bearer ${bearer}` };
  return outcomeOf(action, await connection.send({ ...sending, path: `/api${sending.path}`, headers }));
}
