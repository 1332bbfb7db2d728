import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { endClaimsOfGiver } from '../../server/src/claims/end-claims.ts';
import { waitForOtherAdminCommands } from '../../server/src/cli/admin/queries.ts';
import { runInTransaction } from '../../server/src/database/transactions.ts';
import { createItemFormData } from '../../server/test/items.ts';
import type { Reply, RequestInput } from '../../server/test/person.ts';
import type { RaceServer } from './race-server.ts';
import { isOperatorAction, type OperatorAction, type RaceAction, type ActionOutcome } from './state.ts';

const friendCalls = { request: calls.requestFriend, accept: calls.acceptFriend, revoke: calls.revokeFriend };

function createRequest(action: Exclude<RaceAction, OperatorAction>): [call: ApiOperation, input: RequestInput] {
  switch (action.kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return [friendCalls[action.kind], { query: { friend_id: action.other } }];
    case 'createList':
    case 'saveList': {
      const body = { title: 'List', is_public: action.isPublic, shared_with_ids: action.shares };
      if (action.kind === 'createList') return [calls.createWishlist, { body }];
      return [calls.updateWishlist, { params: { id: action.list }, body }];
    }
    case 'deleteList':
      return [calls.deleteWishlist, { params: { id: action.list } }];
    case 'addItem':
      return [calls.addItem, { params: { id: action.list }, form: createItemFormData({ name: 'Item' }) }];
    case 'saveItem': {
      const { item, to, list, isAvailable } = action;
      const form = createItemFormData({
        id: String(item),
        name: 'Item',
        ...(to !== list && { new_wishlist_id: String(to) }),
        ...(isAvailable !== undefined && { is_available: String(isAvailable) }),
      });
      return [calls.updateItem, { params: { id: list }, form }];
    }
    case 'deleteItem':
      return [calls.deleteItem, { params: { id: action.list, itemId: action.item } }];
    case 'addIdea':
      return [calls.addIdea, { params: { id: action.list }, form: createItemFormData({ name: 'Idea' }) }];
    case 'deleteIdea':
      return [calls.deleteIdea, { params: { id: action.list, itemId: action.item } }];
    case 'purchase':
      return [calls.purchase, { params: { id: action.item }, body: { purchased: action.purchased } }];
  }
}

function parseActionOutcome({ kind, by }: RaceAction, { status, body }: Reply): ActionOutcome {
  if (status === 201) return { status, createdId: (body as { id: number }).id };
  if (status !== 200 || kind !== 'purchase') return { status };
  const { purchased, purchased_by: giver } = body as { purchased: boolean; purchased_by: number | null };
  return { status, claimState: giver === by ? 'giver' : purchased ? 'another' : 'nobody' };
}

/** Sends the request of an action, or runs the transaction of an operator action. Returns the outcome. */
export async function performAction({ db, people }: RaceServer, action: RaceAction): Promise<ActionOutcome> {
  if (isOperatorAction(action)) {
    const isActive = action.kind === 'activate';
    await runInTransaction(db, async (tx) => {
      await waitForOtherAdminCommands(tx);
      await tx.query({ text: 'select from users where id = $1 for update', values: [action.by] });
      if (!isActive) await endClaimsOfGiver(tx, action.by);
      await tx.query({ text: 'update users set is_active = $2 where id = $1', values: [action.by, isActive] });
      // Resets `bearers_from`, so that the bearer token of the deactivated person stays valid. The result
      // then depends only on `users.is_active`.
      await tx.query({ text: `update users set bearers_from = 'epoch' where id = $1`, values: [action.by] });
    });
    return { status: 200 };
  }
  const person = people.find(({ id }) => id === action.by);
  if (!person) throw new Error(`Nobody has the id ${action.by}`);
  const headers = {
    ...('key' in action && action.key !== undefined && { 'idempotency-key': action.key }),
    ...('ifMatch' in action && action.ifMatch !== undefined && { 'if-match': `"${action.ifMatch}"` }),
  };
  const [call, input] = createRequest(action);
  return parseActionOutcome(action, await person.tries(call, { ...input, headers }));
}
