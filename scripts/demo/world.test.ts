import { calls } from '@wishwell/contract/calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAdminCommand } from '../../server/src/cli/admin/program.ts';
import { type TestApp, startApp } from '../../server/test/app.ts';
import { type Caller, createVisitor } from '../../server/test/person.ts';
import { demoPeople } from './people.ts';
import { createDemoData, demoEmails, demoPassword } from './world.ts';

let app: TestApp;

// The SVG reader of the library sharp. This test needs the reader, but other tests in the same process block
// it.
const svgLoader = { operation: ['VipsForeignLoadSvg'] };

beforeAll(async () => {
  sharp.unblock(svgLoader);
  app = await startApp();
  const promote = (): Promise<unknown> =>
    parseAdminCommand(['promote', demoEmails.superuser])({ ...app, actor: 'npm run demo' });
  // Creates small images (80 px wide), because the server needs 17 seconds of CPU time for images of the
  // usual size.
  await createDemoData(app.origin, promote, 80);
}, 120_000);
afterAll(async () => {
  sharp.block(svgLoader);
  await app.close();
});

async function signIn(email: string): Promise<Caller> {
  const anyone = createVisitor(app);
  const { headers } = await anyone.sends('POST', '/api/auth/sign-in/email', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { body } = await anyone.sends('GET', '/api/auth/token', { headers: { cookie } });
  return createVisitor(app, /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1]);
}

test('every person of the demo has 2 to 5 lists of 4 to 12 items', () => {
  expect(demoPeople).toHaveLength(10);
  expect(demoPeople.map((person) => person.lists.length).filter((count) => count < 2 || count > 5)).toEqual([]);
  const counts = demoPeople.flatMap((person) => person.lists.map((list) => list.items.length));
  expect(counts.filter((count) => count < 4 || count > 12)).toEqual([]);
});

test('the demo account "owner" has lists with images, and sent and received friend requests', async () => {
  const owner = await signIn(demoEmails.owner);
  const lists = await owner.does(calls.listWishlists);
  expect(lists[0]).toMatchObject({ title: 'Winter birthday', is_public: true, item_count: 10 });
  expect(lists.every((list) => list.cover_urls.length === 3)).toBe(true);
  const suggestions = await owner.does(calls.listSuggestions);
  expect(new Set(suggestions.map((person) => person.status))).toEqual(
    new Set(['pending_received', 'pending_sent', 'none']),
  );
});

test('the demo account "giver" has a friend whose items are claimed by "giver" and by others', async () => {
  const giver = await signIn(demoEmails.giver);
  const [mara] = (await giver.does(calls.listFriends)).filter((friend) => friend.display_name === 'Mara Lindqvist');
  const winter = mara?.wishlists.find((list) => list.title === 'Winter birthday');
  const { items } = await giver.does(calls.getFriendWishlist, { params: { id: winter?.id ?? 0 } });
  const claimed = items.filter((wish) => wish.purchased);
  expect(claimed.some((wish) => wish.purchased_by !== null)).toBe(true);
  expect(claimed.some((wish) => wish.purchased_by === null)).toBe(true);
});

test('the demo account "superuser" gets at least one bug report with each status', async () => {
  const reports = await (await signIn(demoEmails.superuser)).does(calls.listBugReports);
  expect(new Set(reports.map((report) => report.status))).toEqual(new Set(['open', 'in_progress', 'resolved']));
});
