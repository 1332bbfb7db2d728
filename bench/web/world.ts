import { calls } from '@wishwell/contract/calls.ts';
import type { Credentials } from '../../scripts/browser/sign-in.ts';
import { people } from '../../scripts/demo/people.ts';
import { drawPicture } from '../../scripts/demo/picture.ts';
import { befriend } from '../../server/test/friendship.ts';
import { itemForm } from '../../server/test/items.ts';
import { type Person, signedIn } from '../../server/test/person.ts';

/** Somebody with a private list of 50 items, each with a picture, and with friends to share it with. */
export interface BenchWorld {
  credentials: Credentials;
  listId: number;
  title: string;
  itemCount: number;
}

const itemCount = 50;
const friendNames = ['Bea Lund', 'Cyrus Amin', 'Dora Weiss', 'Emil Sand', 'Fay Okoro'];

export async function createBenchWorld(origin: string): Promise<BenchWorld> {
  const ana = await signedIn({ origin }, 'Ana Moreno');
  for (const name of friendNames) await befriend(ana, await signedIn({ origin }, name));
  const title = 'Winter birthday';
  const body = { title, description: 'Fifty wishes.', is_public: false, shared_with_ids: [] };
  const { id } = await ana.does(calls.createWishlist, { body });
  await addItems(ana, id);
  return { credentials: { email: ana.email, password: 'secret gift' }, listId: id, title, itemCount };
}

async function addItems(owner: Person, listId: number): Promise<void> {
  const wishes = people.flatMap(({ lists }) => lists.flatMap(({ items }) => items));
  const names = [...new Set(wishes.flatMap(({ picture }) => picture ?? []))];
  for (let number = 0; number < itemCount; number += 1) {
    const wish = wishes[number % wishes.length];
    const picture = names[number % names.length];
    if (!wish || !picture) throw new Error('The demo has no wishes to borrow');
    const blob = new Blob([new Uint8Array(await drawPicture(picture))], { type: 'image/png' });
    const fields = { name: wish.name, description: wish.description, price: wish.price.toFixed(2) };
    await owner.does(calls.addItem, { params: { id: listId }, form: itemForm(fields, blob) });
  }
}
