import { calls } from '@wishwell/contract/calls.ts';
import { renewBearer } from '../../server/test/person.ts';
import { type DemoAccountsByKey, createDemoEmail, createDemoAccounts } from './accounts.ts';
import { drawImage } from './draw-image.ts';
import { type ImageBytesByName, createItemKey, type ItemIdByOwnerAndName, createDemoLists } from './lists.ts';
import { claims, friendships, demoPeople, reports, requests } from './people.ts';

/** E-mail addresses of demo accounts by role. The demo prints them when it starts. */
export const demoEmails = {
  owner: createDemoEmail('mara'),
  giver: createDemoEmail('jonas'),
  superuser: createDemoEmail('priya'),
  staff: createDemoEmail('theo'),
} as const;

async function drawImages(width: number): Promise<ImageBytesByName> {
  const wishes = demoPeople.flatMap((person) => person.lists.flatMap((list) => list.items));
  const names = new Set(wishes.flatMap(({ picture }) => picture ?? []));
  return new Map(await Promise.all([...names].map(async (name) => [name, await drawImage(name, width)] as const)));
}

async function befriendDemoPeople(accounts: DemoAccountsByKey): Promise<void> {
  for (const [from, to] of [...friendships, ...requests]) {
    await accounts[from].does(calls.requestFriend, { query: { friend_id: accounts[to].id } });
  }
  for (const [from, to] of friendships) {
    await accounts[to].does(calls.acceptFriend, { query: { friend_id: accounts[from].id } });
  }
}

async function claimDemoItems(accounts: DemoAccountsByKey, ids: ItemIdByOwnerAndName): Promise<void> {
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
    if (status !== 'open') {
      await accounts.priya.does(calls.updateBugReportStatus, { params: { id }, body: { status } });
    }
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
  const ids = await createDemoLists({ accounts, images });
  await claimDemoItems(accounts, ids);
  await createDemoBugReports(accounts);
  return accounts;
}
