import { calls } from '@wishwell/contract/calls.ts';
import { itemForm } from '../../server/test/items.ts';
import type { Account, Accounts } from './accounts.ts';
import type { DemoItem, DemoList, PersonKey } from './people.ts';

/** The ids of all items, by their owner and name. */
export type ItemIds = ReadonlyMap<string, number>;

export type DrawnPictures = ReadonlyMap<string, Buffer>;

export const itemKey = (owner: PersonKey, name: string): string => `${owner}: ${name}`;

function shopAddress({ name, shop }: DemoItem): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
  return shop === '' ? '' : `https://${shop}.example/${slug}`;
}

function formOf(wish: DemoItem, pictures: DrawnPictures): FormData {
  const fields = {
    name: wish.name,
    description: wish.description,
    url: shopAddress(wish),
    price: wish.price.toFixed(2),
    is_available: String(wish.isAvailable),
  };
  if (wish.picture === undefined) return itemForm(fields);
  const picture = new Blob([new Uint8Array(pictures.get(wish.picture) ?? [])], { type: 'image/png' });
  return itemForm(fields, picture, `demo-${wish.picture.replace(' ', '-')}.png`);
}

interface Parts {
  accounts: Accounts;
  pictures: DrawnPictures;
}

async function addList(
  { accounts, pictures }: Parts,
  owner: Account,
  { title, description, seenBy, items }: DemoList,
): Promise<[string, number][]> {
  const list = await owner.does(calls.createWishlist, {
    body: {
      title,
      description,
      is_public: seenBy === 'friends',
      shared_with_ids: seenBy === 'friends' ? [] : seenBy.map((key) => accounts[key].id),
    },
  });
  const ids: [string, number][] = [];
  for (const wish of items) {
    const { id } = await owner.does(calls.addItem, { params: { id: list.id }, form: formOf(wish, pictures) });
    ids.push([itemKey(owner.person.key, wish.name), id]);
  }
  return ids;
}

async function addLists(parts: Parts, owner: Account): Promise<[string, number][]> {
  const ids: [string, number][] = [];
  for (const list of owner.person.lists) ids.push(...(await addList(parts, owner, list)));
  return ids;
}

/** Everybody writes their lists, at the same time as the others. */
export async function writeLists(parts: Parts): Promise<ItemIds> {
  const ids = await Promise.all(Object.values(parts.accounts).map((owner) => addLists(parts, owner)));
  return new Map(ids.flat());
}
