import { calls } from '@wishwell/contract/calls.ts';
import { renewBearer } from '../../server/test/person.ts';
import { type Accounts, emailOf, openAccounts } from './accounts.ts';
import { type DrawnPictures, itemKey, type ItemIds, writeLists } from './lists.ts';
import { claims, friendships, people, reports, requests } from './people.ts';
import { drawPicture } from './picture.ts';

/** The e-mail addresses to sign in with, by what there is to see. */
export const guides = {
  owner: emailOf('mara'),
  giver: emailOf('jonas'),
  superuser: emailOf('priya'),
  staff: emailOf('theo'),
} as const;

/** Called before the first upload: from then on this process reads no drawings. */
async function drawPictures(): Promise<DrawnPictures> {
  const wishes = people.flatMap((person) => person.lists.flatMap((list) => list.items));
  const names = new Set(wishes.flatMap(({ picture }) => picture ?? []));
  return new Map(await Promise.all([...names].map(async (name) => [name, await drawPicture(name)] as const)));
}

async function makeFriends(accounts: Accounts): Promise<void> {
  for (const [from, to] of [...friendships, ...requests]) {
    await accounts[from].does(calls.requestFriend, { query: { friend_id: accounts[to].id } });
  }
  for (const [from, to] of friendships) {
    await accounts[to].does(calls.acceptFriend, { query: { friend_id: accounts[from].id } });
  }
}

async function claimItems(accounts: Accounts, ids: ItemIds): Promise<void> {
  for (const { by, from, items } of claims) {
    for (const name of items) {
      const id = ids.get(itemKey(from, name)) ?? 0;
      await accounts[by].does(calls.purchase, { params: { id }, body: { purchased: true } });
    }
  }
}

async function reportBugs(accounts: Accounts): Promise<void> {
  for (const { by, title, description, status } of reports) {
    const { id } = await accounts[by].does(calls.createBugReport, { body: { title, description } });
    if (status !== 'open') {
      await accounts.priya.does(calls.updateBugReportStatus, { params: { id }, body: { status } });
    }
  }
}

/** Fills an empty installation through the API. `promote` grants the two roles, which only the operator can. */
export async function createWorld(origin: string, promote: () => Promise<void>): Promise<Accounts> {
  const pictures = await drawPictures();
  const accounts = await openAccounts(origin);
  await promote();
  // A new role ends the bearers issued before it.
  for (const account of Object.values(accounts)) await renewBearer({ origin }, account);
  await makeFriends(accounts);
  const ids = await writeLists({ accounts, pictures });
  await claimItems(accounts, ids);
  await reportBugs(accounts);
  return accounts;
}
