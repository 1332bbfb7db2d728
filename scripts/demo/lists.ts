import { calls } from '@wishwell/contract/calls.ts';
import { createItemFormData } from '../../server/test/items.ts';
import type { DemoAccount, DemoAccountsByKey } from './accounts.ts';
import type { DemoItem, DemoList, PersonKey } from './people.ts';

/** Ids of the demo items. The keys are made by `createItemKey`. */
export type ItemIdByOwnerAndName = ReadonlyMap<string, number>;

export type ImageBytesByName = ReadonlyMap<string, Buffer>;

export const createItemKey = (owner: PersonKey, name: string): string => `${owner}: ${name}`;

function createShopUrl({ name, shop }: DemoItem): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
  return shop === '' ? '' : `https://${shop}.example/${slug}`;
}

function createItemForm(wish: DemoItem, images: ImageBytesByName): FormData {
  const fields = {
    name: wish.name,
    description: wish.description,
    url: createShopUrl(wish),
    price: wish.price.toFixed(2),
    is_available: String(wish.isAvailable),
  };
  if (wish.picture === undefined) return createItemFormData(fields);
  const image = new Blob([new Uint8Array(images.get(wish.picture) ?? [])], { type: 'image/png' });
  return createItemFormData(fields, image, `demo-${wish.picture.replace(' ', '-')}.png`);
}

interface DemoListDependencies {
  accounts: DemoAccountsByKey;
  images: ImageBytesByName;
}

async function createDemoList(
  { accounts, images }: DemoListDependencies,
  owner: DemoAccount,
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
    const { id } = await owner.does(calls.addItem, { params: { id: list.id }, form: createItemForm(wish, images) });
    ids.push([createItemKey(owner.person.key, wish.name), id]);
  }
  return ids;
}

async function createDemoListsOfOwner(parts: DemoListDependencies, owner: DemoAccount): Promise<[string, number][]> {
  const ids: [string, number][] = [];
  for (const list of owner.person.lists) ids.push(...(await createDemoList(parts, owner, list)));
  return ids;
}

/**
 * Creates all lists of the demo with their items, for all owners in parallel. Returns the ids of the items.
 */
export async function createDemoLists(parts: DemoListDependencies): Promise<ItemIdByOwnerAndName> {
  const ids = await Promise.all(Object.values(parts.accounts).map((owner) => createDemoListsOfOwner(parts, owner)));
  return new Map(ids.flat());
}
