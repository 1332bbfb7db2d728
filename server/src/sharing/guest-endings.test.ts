import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createTestBrowser } from '../../test/browser.ts';
import { befriend } from '../../test/friendship.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { type Person, signUpPerson, createVisitor } from '../../test/person.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { deleteInactiveGuests } from './guest-queries.ts';

interface TestSetup {
  app: TestApp;
  smtp: Awaited<ReturnType<typeof startMailServerForTest>>;
  ana: Person;
  list: number;
  otherList: number;
  token: string;
  linkId: number;
}

/** Starts a server with a mail server. Ana has two lists. The first list has a share link. */
async function startAppWithShareLink(env: Record<string, string> = {}): Promise<TestSetup> {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, ...env });
  const ana = await signUpPerson(app, 'Ana');
  const create = async (title: string) => (await ana.does(calls.createWishlist, { body: { title } })).id;
  const [list, otherList] = [await create('Birthday'), await create('Winter')];
  const { id: linkId, token } = await ana.does(calls.createShareLink, { params: { id: list }, body: {} });
  return { app, smtp, ana, list, otherList, token, linkId };
}

/** Claims the items as a new guest. Returns the token of this guest's personal link. */
async function claimAsGuest({ app, token }: TestSetup, itemIds: readonly number[], email?: string): Promise<string> {
  const guest = createTestBrowser(app);
  let url = '';
  for (const itemId of itemIds) {
    const body = { purchased: true, name: 'Rosamunde', ...(email === undefined ? {} : { email }) };
    const claimed = await guest.does(calls.purchaseShared, { params: { token, itemId }, body });
    url = claimed.guest_url ?? url;
  }
  return url.split('/').at(-1) ?? '';
}

async function startAppWithClaim(email?: string) {
  const setup = await startAppWithShareLink();
  const lamp = (await addItem(setup.ana, setup.list, 'Lamp')).id;
  return { setup, lamp, guest: await claimAsGuest(setup, [lamp], email) };
}

const listGuestGiftNames = async ({ app }: TestSetup, token: string): Promise<string[]> =>
  (await createVisitor(app).does(calls.getGuest, { params: { token } })).items.map(({ name }) => name);

async function waitUntilMailsAreSent({ app }: TestSetup): Promise<void> {
  const countMails = async () => (await app.db.pool.query('select from mails')).rowCount;
  await expect.poll(countMails, { timeout: 15_000 }).toBe(0);
}

const moveItem = ({ ana, list, otherList }: TestSetup, item: number) =>
  ana.does(calls.updateItem, {
    params: { id: list },
    form: createItemFormData({ id: String(item), name: 'Lamp', new_wishlist_id: String(otherList) }),
  });

describe('a claim of a guest ends, and the guest gets a mail about this, when', () => {
  it.each<[string, (setup: TestSetup, item: number) => Promise<unknown>]>([
    ['the list is deleted', ({ ana, list }) => ana.does(calls.deleteWishlist, { params: { id: list } })],
    ['the item is deleted', ({ ana, list }, itemId) => ana.does(calls.deleteItem, { params: { id: list, itemId } })],
    ['the item is moved to another list', moveItem],
  ])('%s', async (event, act) => {
    const { setup, lamp, guest } = await startAppWithClaim('aunt@example.com');
    const mug = (await addItem(setup.ana, setup.list, 'Mug')).id;
    const guestWithoutEmail = await claimAsGuest(setup, [mug]);
    expect((await setup.smtp.mail(1)).subject).toBe('Your gifts on Wishwell');
    await act(setup, lamp);
    const endMail = await setup.smtp.mail(2);
    expect(endMail.to).toEqual(['aunt@example.com']);
    expect(endMail.subject).toBe('A gift is no longer on its list');
    expect(endMail.text).toContain('You wanted to give “Lamp”.');
    expect(endMail.text).toContain(`/g/${guest}`);
    expect(await listGuestGiftNames(setup, guest)).toEqual([]);
    expect(await listGuestGiftNames(setup, guestWithoutEmail)).toEqual(event === 'the list is deleted' ? [] : ['Mug']);
    expect(setup.smtp.mails).toHaveLength(2);
    await assertInvariants(setup.app);
  });
});

describe('a claim of a guest does not end when', () => {
  it.each<[string, (setup: TestSetup) => Promise<unknown>]>([
    [
      'the share link is revoked',
      ({ ana, list, linkId }) => ana.does(calls.deleteShareLink, { params: { id: list, linkId } }),
    ],
    [
      'the list becomes private',
      ({ ana, list }) =>
        ana.does(calls.updateWishlist, { params: { id: list }, body: { title: 'Mine', is_public: false } }),
    ],
    [
      'the owner un-friends a friend who claimed another item through the share link',
      async ({ app, ana, token, list }) => {
        const ben = await signUpPerson(app, 'Ben');
        await befriend(ana, ben);
        const { id: itemId } = await addItem(ana, list, 'Kite');
        await ben.does(calls.purchaseShared, { params: { token, itemId }, body: { purchased: true } });
        await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
        const { items } = await ben.does(calls.getSharedWishlist, { params: { token }, query: { giving: 'true' } });
        expect(items.find(({ id }) => id === itemId)).toMatchObject({ mine: true });
      },
    ],
  ])('%s', async (_event, act) => {
    const { setup, guest } = await startAppWithClaim();
    await act(setup);
    expect(await listGuestGiftNames(setup, guest)).toEqual(['Lamp']);
    await assertInvariants(setup.app);
  });

  it("the owner is deactivated; the guest sees the claim again after the owner's activation", async () => {
    const { setup, guest } = await startAppWithClaim();
    const operator = createAdminRunner(setup.app);
    await operator('deactivate', setup.ana.email);
    expect(await listGuestGiftNames(setup, guest)).toEqual([]);
    const { token } = setup;
    expect((await createVisitor(setup.app).tries(calls.getSharedWishlist, { params: { token } })).status).toBe(404);
    await operator('activate', setup.ana.email);
    expect(await listGuestGiftNames(setup, guest)).toEqual(['Lamp']);
    expect((await createVisitor(setup.app).tries(calls.getSharedWishlist, { params: { token } })).status).toBe(200);
  });
});

it('a guest’s mail with the personal link is sent once, and names no guest, owner, list or gift', async () => {
  const setup = await startAppWithShareLink();
  const { ana, list } = setup;
  const items = [(await addItem(ana, list, 'Secret lamp')).id, (await addItem(ana, list, 'Mug')).id];
  const guest = await claimAsGuest(setup, items, 'aunt@example.com');
  const { source, text } = await setup.smtp.mail(1);
  expect(text).toContain(`${setup.app.origin}/g/${guest}`);
  for (const word of ['Rosamunde', 'Secret', 'Birthday', 'Ana']) expect(source).not.toContain(word);
  await setup.ana.does(calls.deleteWishlist, { params: { id: list } });
  const endMail = await setup.smtp.mail(2);
  expect(endMail.text).toContain('Something that you wanted to give is no longer on its list');
  expect(setup.smtp.mails).toHaveLength(2);
});

it('a mail about an ended claim omits the name of the item if it contains a URL', async () => {
  const setup = await startAppWithShareLink();
  const { id } = await addItem(setup.ana, setup.list, 'Win at https://evil.example');
  await claimAsGuest(setup, [id], 'aunt@example.com');
  await setup.ana.does(calls.deleteWishlist, { params: { id: setup.list } });
  expect((await setup.smtp.mail(2)).source).not.toContain('evil');
});

it('a guest who has entered the e-mail address of the list’s owner gets no mail', async () => {
  const setup = await startAppWithShareLink();
  const { ana, list, smtp } = setup;
  const lamp = (await addItem(ana, list, 'Lamp')).id;
  const mug = (await addItem(ana, list, 'Mug')).id;
  await claimAsGuest(setup, [lamp], ana.email.toUpperCase());
  await claimAsGuest(setup, [mug], 'aunt@example.com');
  await ana.does(calls.deleteWishlist, { params: { id: list } });
  await smtp.mail(2);
  await waitUntilMailsAreSent(setup);
  expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['aunt@example.com', 'aunt@example.com']);
});

it('mails about ended claims are sent to one e-mail address at most three times an hour', async () => {
  const setup = await startAppWithShareLink({ RATE_LIMITS: 'on' });
  const items: number[] = [];
  for (let n = 0; n < 5; n += 1) items.push((await addItem(setup.ana, setup.list, `Wish ${n}`)).id);
  await claimAsGuest(setup, items, 'aunt@example.com');
  await setup.smtp.mail(1);
  for (const itemId of items) await setup.ana.does(calls.deleteItem, { params: { id: setup.list, itemId } });
  await waitUntilMailsAreSent(setup);
  expect(setup.smtp.mails).toHaveLength(4);
});

it('a guest without claims is deleted 90 days after the last visit', async () => {
  const { setup, guest: guestWithClaim } = await startAppWithClaim();
  const mug = (await addItem(setup.ana, setup.list, 'Mug')).id;
  const guestWithoutClaims = await claimAsGuest(setup, [mug]);
  await createVisitor(setup.app).does(calls.releaseAsGuest, {
    params: { token: guestWithoutClaims, itemId: mug },
    body: { purchased: false },
  });
  const sweep = () => deleteInBatches(setup.app.db, deleteInactiveGuests, new AbortController().signal);
  await setup.app.db.pool.query(`update guests set seen_at = now() - interval '89 days'`);
  await sweep();
  expect(await listGuestGiftNames(setup, guestWithoutClaims)).toEqual([]);
  await setup.app.db.pool.query(`update guests set seen_at = now() - interval '91 days'`);
  await sweep();
  const reply = await createVisitor(setup.app).tries(calls.getGuest, { params: { token: guestWithoutClaims } });
  expect(reply.status).toBe(404);
  expect(await listGuestGiftNames(setup, guestWithClaim)).toEqual(['Lamp']);
});

it('a guest who asks for deletion is deleted at once, and others can claim the items again', async () => {
  const { setup, lamp, guest } = await startAppWithClaim('aunt@example.com');
  await createVisitor(setup.app).does(calls.deleteGuest, { params: { token: guest } });
  for (const table of ['guests', 'claims'])
    expect((await setup.app.db.pool.query(`select from ${table}`)).rowCount).toBe(0);
  await claimAsGuest(setup, [lamp]);
});

it("guests get one mail before the owner sees their claims, except at the owner's e-mail address", async () => {
  const setup = await startAppWithShareLink();
  const { ana, list, smtp } = setup;
  const [lamp, mug] = [(await addItem(ana, list, 'Lamp')).id, (await addItem(ana, list, 'Mug')).id];
  const guest = await claimAsGuest(setup, [lamp, mug], 'aunt@example.com');
  await claimAsGuest(setup, [(await addItem(ana, list, 'Kite')).id], ana.email);
  await smtp.mail(1);
  const change = (body: { show_claims?: 'never' | 'claimed' | 'names' }) =>
    ana.does(calls.updateWishlist, { params: { id: list }, body: { title: 'Birthday', ...body } });
  for (const body of [{}, { show_claims: 'never' }] as const) await change(body);
  await change({ show_claims: 'names' });
  const mail = await smtp.mail(2);
  expect(mail).toMatchObject({ to: ['aunt@example.com'], subject: 'A list will soon show what is claimed' });
  expect(mail.text).toMatch(/From \w+ \d+, \d{4}, this includes your gift and your name\./);
  expect(mail.text).toContain(`/g/${guest}`);
  await change({ show_claims: 'names' });
  await change({ show_claims: 'claimed' });
  await addItem(ana, list, 'Pen');
  expect(smtp.mails).toHaveLength(2);
});
