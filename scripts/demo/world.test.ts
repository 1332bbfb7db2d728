import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { readCommand } from '../../server/src/cli/admin/program.ts';
import { runCommand } from '../../server/src/cli/admin/run-command.ts';
import { type TestApp, startApp } from '../../server/test/app.ts';
import { type Caller, visitor } from '../../server/test/person.ts';
import { password } from './accounts.ts';
import { people } from './people.ts';
import { createWorld, guides } from './world.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  await createWorld(app.origin, async () => {
    await runCommand({ ...app, actor: 'npm run demo' }, readCommand(['promote', guides.superuser]));
  });
}, 120_000);
afterAll(() => app.close());

/** Signs in with what the demo prints. */
async function signIn(email: string): Promise<Caller> {
  const anyone = visitor(app);
  const { headers } = await anyone.sends('POST', '/api/auth/sign-in/email', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { body } = await anyone.sends('GET', '/api/auth/token', { headers: { cookie } });
  return visitor(app, /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1]);
}

test('everybody has 2 to 5 lists of 4 to 12 items', () => {
  expect(people).toHaveLength(10);
  expect(people.map((person) => person.lists.length).filter((count) => count < 2 || count > 5)).toEqual([]);
  const counts = people.flatMap((person) => person.lists.map((list) => list.items.length));
  expect(counts.filter((count) => count < 4 || count > 12)).toEqual([]);
});

test('the owner finds lists with pictures, and people who ask', async () => {
  const owner = await signIn(guides.owner);
  const lists = await owner.does(calls.listWishlists);
  expect(lists[0]).toMatchObject({ title: 'Winter birthday', is_public: true, item_count: 10 });
  expect(lists.every((list) => list.cover_urls.length === 3)).toBe(true);
  const suggestions = await owner.does(calls.listSuggestions);
  expect(new Set(suggestions.map((person) => person.status))).toEqual(
    new Set(['pending_received', 'pending_sent', 'none']),
  );
});

test('the giver has claimed something, and others something else', async () => {
  const giver = await signIn(guides.giver);
  const [mara] = (await giver.does(calls.listFriends)).filter((friend) => friend.display_name === 'Mara Lindqvist');
  const winter = mara?.wishlists.find((list) => list.title === 'Winter birthday');
  const { items } = await giver.does(calls.getFriendWishlist, { params: { id: winter?.id ?? 0 } });
  const claimed = items.filter((wish) => wish.purchased);
  expect(claimed.some((wish) => wish.purchased_by !== null)).toBe(true);
  expect(claimed.some((wish) => wish.purchased_by === null)).toBe(true);
});

test('the superuser finds reports in every state', async () => {
  const reports = await (await signIn(guides.superuser)).does(calls.listBugReports);
  expect(new Set(reports.map((report) => report.status))).toEqual(new Set(['open', 'in_progress', 'resolved']));
});
