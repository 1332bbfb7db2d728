import { calls, type Call } from '@wishwell/contract/calls.ts';
import { befriend } from '../../server/test/friendship.ts';
import { addItem, itemForm } from '../../server/test/items.ts';
import { type Person, type Sent, signedIn } from '../../server/test/person.ts';
import { median } from '../table.ts';

/** No record of any kind has this id. */
const nowhere = 999_999;

/** A call as it is made for something hidden, and for nothing. */
export interface Comparison {
  name: string;
  caller: Person;
  call: Call;
  sent: (id: number) => Sent;
  hidden: number;
}

const onList = (id: number): Sent => ({ params: { id } });
const change = (id: number): Sent => ({ params: { id }, body: { title: 'Mine' } });
const claim = (purchased: boolean) => (id: number) => ({ params: { id }, body: { purchased } });
const adds = (id: number): Sent => ({ params: { id }, form: itemForm({ name: 'Mug' }) });

/** Ana's private list and its item, against Ben, who is her friend, and Cleo, whom she does not know. */
export async function prepare(app: { origin: string }): Promise<Comparison[]> {
  const [ana, ben, cleo] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben'), await signedIn(app, 'Cleo')];
  await befriend(ana, ben);
  const secret = await ana.does(calls.createWishlist, { body: { title: 'Attic', is_public: false } });
  const item = await addItem(ana, secret.id, 'Trunk');
  const own = await ben.does(calls.createWishlist, { body: { title: 'Mine' } });
  const ownItem = await addItem(ben, own.id, 'Mug');
  const saves = (fields: (id: number) => Record<string, string>) => (id: number) => ({
    params: { id: own.id },
    form: itemForm({ name: 'Mug', ...fields(id) }),
  });
  const deletes = (id: number): Sent => ({ params: { id: own.id, itemId: id } });
  const moved = saves((id) => ({ id: String(ownItem.id), new_wishlist_id: String(id) }));
  const foreign = saves((id) => ({ id: String(id) }));
  return [ben, cleo].flatMap((caller): Comparison[] => {
    const on = caller === ben ? 'a friend' : 'a stranger';
    const lists: Comparison[] = [
      { name: `${on} opens a list`, caller, call: calls.getFriendWishlist, sent: onList, hidden: secret.id },
      { name: `${on} opens it as an own one`, caller, call: calls.getWishlist, sent: onList, hidden: secret.id },
      { name: `${on} changes a list`, caller, call: calls.updateWishlist, sent: change, hidden: secret.id },
      { name: `${on} deletes a list`, caller, call: calls.deleteWishlist, sent: onList, hidden: secret.id },
      { name: `${on} adds to a list`, caller, call: calls.addItem, sent: adds, hidden: secret.id },
      { name: `${on} claims an item`, caller, call: calls.purchase, sent: claim(true), hidden: item.id },
      { name: `${on} releases an item`, caller, call: calls.purchase, sent: claim(false), hidden: item.id },
    ];
    const persons = { name: `${on} opens a person`, caller, call: calls.getFriend, sent: onList, hidden: ana.id };
    if (caller === cleo) return [...lists, persons];
    return [
      ...lists,
      { name: `${on} moves an own item there`, caller, call: calls.updateItem, sent: moved, hidden: secret.id },
      { name: `${on} saves it on an own list`, caller, call: calls.updateItem, sent: foreign, hidden: item.id },
      { name: `${on} deletes it off an own list`, caller, call: calls.deleteItem, sent: deletes, hidden: item.id },
    ];
  });
}

async function time({ caller, call, sent }: Comparison, id: number): Promise<number> {
  const began = performance.now();
  const reply = await caller.tries(call, sent(id));
  if (reply.status !== 404) throw new Error(`${call.method} ${call.path} for ${id}: ${reply.status} ${reply.text}`);
  return performance.now() - began;
}

/** Medians in milliseconds of so many interleaved pairs, in an order that `dice` (numbers in [0, 1)) draw for each. */
export async function compare(
  comparison: Comparison,
  pairs: number,
  dice: () => number,
): Promise<{ hidden: number; missing: number }> {
  const times: { hidden: number[]; missing: number[] } = { hidden: [], missing: [] };
  for (let pair = -20; pair < pairs; pair += 1) {
    const turns: (keyof typeof times)[] = ['hidden', 'missing'];
    if (dice() < 0.5) turns.reverse();
    for (const turn of turns) {
      const took = await time(comparison, turn === 'hidden' ? comparison.hidden : nowhere);
      // The first ones only warm up.
      if (pair >= 0) times[turn].push(took);
    }
  }
  return { hidden: median(times.hidden), missing: median(times.missing) };
}
