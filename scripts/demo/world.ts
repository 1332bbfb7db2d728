import { calls } from '@wishwell/contract/calls.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { type Person, renewBearer, signUpPerson } from '../../server/test/person.ts';
import { drawImage } from './draw-image.ts';
import {
  claims,
  type DemoItem,
  type DemoPerson,
  demoPeople,
  friendships,
  type PersonKey,
  reports,
  requests,
} from './people.ts';

export const demoPassword = 'secret gift';

const createDemoEmail = (key: PersonKey): string => `${key}@example.com`;

/** E-mail addresses of demo accounts by role. The demo prints them when it starts. */
export const demoEmails = {
  owner: createDemoEmail('mara'),
  giver: createDemoEmail('jonas'),
  superuser: createDemoEmail('priya'),
  staff: createDemoEmail('theo'),
} as const;

interface DemoAccount extends Person {
  person: DemoPerson;
}

type DemoAccountsByKey = Readonly<Record<PersonKey, DemoAccount>>;
type ImageBytesByName = ReadonlyMap<string, Buffer>;
/** Ids of the demo items. A key consists of the owner's key and the item's name, such as `mara: Mug`. */
type ItemIds = ReadonlyMap<string, number>;

const createItemKey = (owner: PersonKey, name: string): string => `${owner}: ${name}`;

async function createDemoAccounts(origin: string): Promise<DemoAccountsByKey> {
  const accounts: [string, DemoAccount][] = [];
  for (const person of demoPeople) {
    const { name, avatar, key } = person;
    const account = await signUpPerson({ origin }, name, { email: createDemoEmail(key), avatar });
    accounts.push([key, Object.assign(account, { person })]);
  }
  // The type assertion is necessary: TypeScript does not know that `accounts` contains every key.
  return Object.fromEntries(accounts) as DemoAccountsByKey;
}

async function drawImages(width: number): Promise<ImageBytesByName> {
  const wishes = demoPeople.flatMap((person) => person.lists.flatMap((list) => list.items));
  const names = new Set(wishes.flatMap(({ picture }) => picture ?? []));
  return new Map(await Promise.all([...names].map(async (name) => [name, await drawImage(name, width)] as const)));
}

function createShopUrl({ name, shop }: DemoItem): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
  return shop === '' ? '' : `https://${shop}.example/${slug}`;
}

function createItemForm(item: DemoItem, images: ImageBytesByName): FormData {
  const fields = {
    name: item.name,
    description: item.description,
    url: createShopUrl(item),
    price: item.price.toFixed(2),
    is_available: String(item.isAvailable),
  };
  if (item.picture === undefined) return createItemFormData(fields);
  const image = new Blob([new Uint8Array(images.get(item.picture) ?? [])], { type: 'image/png' });
  return createItemFormData(fields, image, `demo-${item.picture.replace(' ', '-')}.png`);
}

/**
 * Creates all lists of the demo with their items, for all owners in parallel. Returns the ids of the items.
 */
async function createDemoLists(accounts: DemoAccountsByKey, images: ImageBytesByName): Promise<ItemIds> {
  const ids = new Map<string, number>();
  const createListsOf = async (owner: DemoAccount): Promise<void> => {
    for (const { title, description, seenBy, items } of owner.person.lists) {
      const sharing =
        seenBy === 'friends'
          ? { is_public: true }
          : { is_public: false, shared_with_ids: seenBy.map((key) => accounts[key].id) };
      const list = await owner.does(calls.createWishlist, { body: { title, description, ...sharing } });
      for (const item of items) {
        const { id } = await owner.does(calls.addItem, { params: { id: list.id }, form: createItemForm(item, images) });
        ids.set(createItemKey(owner.person.key, item.name), id);
      }
    }
  };
  await Promise.all(Object.values(accounts).map(createListsOf));
  return ids;
}

async function befriendDemoPeople(accounts: DemoAccountsByKey): Promise<void> {
  for (const [from, to] of [...friendships, ...requests])
    await accounts[from].does(calls.requestFriend, { query: { friend_id: accounts[to].id } });
  for (const [from, to] of friendships)
    await accounts[to].does(calls.acceptFriend, { query: { friend_id: accounts[from].id } });
}

async function claimDemoItems(accounts: DemoAccountsByKey, ids: ItemIds): Promise<void> {
  for (const { by, from, items } of claims) {
    for (const name of items) {
      const id = ids.get(createItemKey(from, name)) ?? 0;
      await accounts[by].does(calls.purchase, { params: { id }, body: { purchased: true } });
    }
  }
}

async function createDemoBugReports(accounts: DemoAccountsByKey): Promise<void> {
  for (const { by, title, description, status } of reports) {
    const { id } = await accounts[by].does(calls.createBugReport, { body: { title, description } });
    if (status !== 'open') await accounts.priya.does(calls.updateBugReportStatus, { params: { id }, body: { status } });
  }
}

/**
 * Fills an empty installation with the demo data through the API. Calls `promote` after the sign-ups, to
 * grant the roles that only an operator can grant. `imageWidth` is in pixels.
 */
export async function createDemoData(
  origin: string,
  promote: () => Promise<unknown>,
  imageWidth = 800,
): Promise<DemoAccountsByKey> {
  const images = await drawImages(imageWidth);
  const accounts = await createDemoAccounts(origin);
  await promote();
  // Renews the bearer tokens, because the server rejects earlier tokens after a change of roles.
  for (const account of Object.values(accounts)) await renewBearer({ origin }, account);
  await befriendDemoPeople(accounts);
  const ids = await createDemoLists(accounts, images);
  await claimDemoItems(accounts, ids);
  await createDemoBugReports(accounts);
  return accounts;
}
