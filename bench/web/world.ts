import { calls } from '@wishwell/contract/calls.ts';
import type { Credentials } from '../../scripts/browser/sign-in.ts';
import { drawImage } from '../../scripts/demo/draw-image.ts';
import { demoPeople } from '../../scripts/demo/people.ts';
import { befriend } from '../../server/test/friendship.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { type Person, signUpPerson } from '../../server/test/person.ts';

/**
 * Test data: a person who has five friends, has noted 50 gifts for other people, and owns a private list of
 * 50 items with images.
 */
export interface BenchTestData {
  credentials: Credentials;
  listId: number;
  /** Token of a share link of the list. */
  linkToken: string;
  title: string;
  itemCount: number;
}

const itemCount = 50;
const friendNames = ['Bea Lund', 'Cyrus Amin', 'Dora Weiss', 'Emil Sand', 'Fay Okoro'];

export async function createBenchTestData(origin: string): Promise<BenchTestData> {
  const ana = await signUpPerson({ origin }, 'Ana Moreno');
  for (const name of friendNames) await befriend(ana, await signUpPerson({ origin }, name));
  const title = 'Winter birthday';
  const body = { title, description: 'Fifty wishes.', is_public: false, shared_with_ids: [] };
  const { id } = await ana.does(calls.createWishlist, { body });
  await addItems(ana, id);
  await createGifts(ana);
  const { token: linkToken } = await ana.does(calls.createShareLink, { params: { id }, body: {} });
  return { credentials: { email: ana.email, password: 'secret gift' }, listId: id, linkToken, title, itemCount };
}

async function createGifts(giver: Person): Promise<void> {
  for (let number = 1; number <= itemCount; number += 1) {
    const body = { name: `Gift ${number}`, for_name: `Person ${number % 10}`, price: number, currency: 'EUR' };
    await giver.does(calls.createGift, { body });
  }
}

async function addItems(owner: Person, listId: number): Promise<void> {
  const wishes = demoPeople.flatMap(({ lists }) => lists.flatMap(({ items }) => items));
  const names = [...new Set(wishes.flatMap(({ picture }) => picture ?? []))];
  for (let number = 0; number < itemCount; number += 1) {
    const wish = wishes[number % wishes.length];
    const picture = names[number % names.length];
    if (!wish || !picture) throw new Error('The demo has no wishes');
    const blob = new Blob([new Uint8Array(await drawImage(picture, 800))], { type: 'image/png' });
    const fields = { name: wish.name, description: wish.description, price: wish.price.toFixed(2) };
    await owner.does(calls.addItem, { params: { id: listId }, form: createItemFormData(fields, blob) });
  }
}
