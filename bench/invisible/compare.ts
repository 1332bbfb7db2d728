import { calls, type Call } from '@wishwell/contract/calls.ts';
import { befriend } from '../../server/test/friendship.ts';
import { addItem, createItemFormData } from '../../server/test/items.ts';
import { type Person, type RequestInput, signUpPerson } from '../../server/test/person.ts';
import { median } from '../table.ts';

const missingId = 999_999;

/** A request that is sent with the id of a hidden object and with an id that does not exist. */
export interface HiddenObjectComparison {
  name: string;
  caller: Person;
  call: Call;
  sent: (id: number) => RequestInput;
  hidden: number;
}

const createIdRequest = (id: number): RequestInput => ({ params: { id } });
const createRenameListRequest = (id: number): RequestInput => ({ params: { id }, body: { title: 'Mine' } });
const createClaimRequestBuilder = (purchased: boolean) => (id: number) => ({ params: { id }, body: { purchased } });
const createAddItemRequest = (id: number): RequestInput => ({
  params: { id },
  form: createItemFormData({ name: 'Mug' }),
});

/**
 * Creates a private list with an item. Two callers cannot see this list: a friend of the owner and a
 * stranger. Returns a comparison for each caller: requests for this list and for a list that does not exist.
 */
export async function prepareComparisons(app: { origin: string }): Promise<HiddenObjectComparison[]> {
  const [ana, ben, cleo] = [
    await signUpPerson(app, 'Ana'),
    await signUpPerson(app, 'Ben'),
    await signUpPerson(app, 'Cleo'),
  ];
  await befriend(ana, ben);
  const hiddenList = await ana.does(calls.createWishlist, { body: { title: 'Attic', is_public: false } });
  const hiddenItem = await addItem(ana, hiddenList.id, 'Trunk');
  const ownList = await ben.does(calls.createWishlist, { body: { title: 'Mine' } });
  const ownItem = await addItem(ben, ownList.id, 'Mug');
  const saveItemRequest = (fields: (id: number) => Record<string, string>) => (id: number) => ({
    params: { id: ownList.id },
    form: createItemFormData({ name: 'Mug', ...fields(id) }),
  });
  const deleteItemRequest = (id: number): RequestInput => ({ params: { id: ownList.id, itemId: id } });
  const moveRequest = saveItemRequest((id) => ({ id: String(ownItem.id), new_wishlist_id: String(id) }));
  const saveForeignItemRequest = saveItemRequest((id) => ({ id: String(id) }));
  return [ben, cleo].flatMap((caller): HiddenObjectComparison[] => {
    const callerName = caller === ben ? 'a friend' : 'a stranger';
    const lists: HiddenObjectComparison[] = [
      {
        name: `${callerName} opens a list`,
        caller,
        call: calls.getFriendWishlist,
        sent: createIdRequest,
        hidden: hiddenList.id,
      },
      {
        name: `${callerName} opens it as an own one`,
        caller,
        call: calls.getWishlist,
        sent: createIdRequest,
        hidden: hiddenList.id,
      },
      {
        name: `${callerName} changes a list`,
        caller,
        call: calls.updateWishlist,
        sent: createRenameListRequest,
        hidden: hiddenList.id,
      },
      {
        name: `${callerName} deletes a list`,
        caller,
        call: calls.deleteWishlist,
        sent: createIdRequest,
        hidden: hiddenList.id,
      },
      {
        name: `${callerName} adds to a list`,
        caller,
        call: calls.addItem,
        sent: createAddItemRequest,
        hidden: hiddenList.id,
      },
      {
        name: `${callerName} claims an item`,
        caller,
        call: calls.purchase,
        sent: createClaimRequestBuilder(true),
        hidden: hiddenItem.id,
      },
      {
        name: `${callerName} releases an item`,
        caller,
        call: calls.purchase,
        sent: createClaimRequestBuilder(false),
        hidden: hiddenItem.id,
      },
    ];
    const personComparison = {
      name: `${callerName} opens a person`,
      caller,
      call: calls.getFriend,
      sent: createIdRequest,
      hidden: ana.id,
    };
    if (caller === cleo) return [...lists, personComparison];
    return [
      ...lists,
      {
        name: `${callerName} moves an own item there`,
        caller,
        call: calls.updateItem,
        sent: moveRequest,
        hidden: hiddenList.id,
      },
      {
        name: `${callerName} saves it on an own list`,
        caller,
        call: calls.updateItem,
        sent: saveForeignItemRequest,
        hidden: hiddenItem.id,
      },
      {
        name: `${callerName} deletes it off an own list`,
        caller,
        call: calls.deleteItem,
        sent: deleteItemRequest,
        hidden: hiddenItem.id,
      },
    ];
  });
}

async function timeRequest({ caller, call, sent }: HiddenObjectComparison, id: number): Promise<number> {
  const startedAt = performance.now();
  const reply = await caller.tries(call, sent(id));
  if (reply.status !== 404) throw new Error(`${call.method} ${call.path} for ${id}: ${reply.status} ${reply.text}`);
  return performance.now() - startedAt;
}

/**
 * Returns the median times in milliseconds for the hidden and for the missing id. `random` returns numbers in
 * [0, 1) that decide which of the two ids is measured first in a pair.
 */
export async function timeHiddenAndMissingIds(
  comparison: HiddenObjectComparison,
  pairs: number,
  random: () => number,
): Promise<{ hidden: number; missing: number }> {
  const times: { hidden: number[]; missing: number[] } = { hidden: [], missing: [] };
  for (let pair = -20; pair < pairs; pair += 1) {
    const order: (keyof typeof times)[] = ['hidden', 'missing'];
    if (random() < 0.5) order.reverse();
    for (const variant of order) {
      const durationMs = await timeRequest(comparison, variant === 'hidden' ? comparison.hidden : missingId);
      // Ignores the first 20 pairs as a warm-up.
      if (pair >= 0) times[variant].push(durationMs);
    }
  }
  return { hidden: median(times.hidden), missing: median(times.missing) };
}
