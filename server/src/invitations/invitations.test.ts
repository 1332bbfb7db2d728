import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { type Person, type Reply, signUpPerson, createVisitor } from '../../test/person.ts';
import { createTestData, type TestData } from '../../test/world.ts';

const getInvitationToken = (url: string): string => url.split('/').at(-1) ?? '';

const createInvitationToken = async (person: Person, email?: string): Promise<string> =>
  getInvitationToken((await person.does(calls.createInvitation, { body: email === undefined ? {} : { email } })).url);

const acceptInvitation = (person: Person, token: string): Promise<Reply> =>
  person.tries(calls.acceptInvitation, { params: { token } });

const endedInvitationRefusal = [410, 'This invitation has been used or has expired. Ask for a new one.'];

const listSuggestionStates = async (person: Person) =>
  (await person.does(calls.listSuggestions)).map(({ id, status }) => ({ id, status }));

describe('invitations', () => {
  let app: TestApp;
  let world: TestData;

  beforeAll(async () => {
    app = await startApp();
    world = await createTestData(app);
  });
  afterAll(() => app.close());
  beforeEach(() => world.reset());

  it('an invitation creates a friend request from its sender to the first person who accepts it', async () => {
    const { owner, stranger, staff } = world.people;
    const token = await createInvitationToken(owner);
    const [reply, again] = [await acceptInvitation(stranger, token), await acceptInvitation(stranger, token)];
    expect([reply.status, again.status]).toEqual([204, 204]);
    expect(await listSuggestionStates(stranger)).toContainEqual({ id: owner.id, status: 'pending_received' });
    const late = await acceptInvitation(staff, token);
    expect([late.status, late.text]).toEqual(endedInvitationRefusal);
    expect((await createVisitor(app).tries(calls.getInvitation, { params: { token } })).status).toBe(410);
    await stranger.does(calls.acceptFriend, { query: { friend_id: owner.id } });
    expect((await stranger.does(calls.listFriends)).map(({ id }) => id)).toEqual([owner.id]);
  });

  it('an invitation works for one of three people who accept it at the same time; two get 410', async () => {
    const { owner, stranger, staff, superuser } = world.people;
    const token = await createInvitationToken(owner);
    const replies = await Promise.all([stranger, staff, superuser].map((person) => acceptInvitation(person, token)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410]);
    const { rowCount } = await app.db.pool.query(
      `select from friendships where status = 'pending' and requester_id = $1`,
      [owner.id],
    );
    expect(rowCount).toBe(2);
  });

  it('an invitation makes its sender and recipient friends if the recipient has sent a friend request', async () => {
    const { owner, asker } = world.people;
    expect((await acceptInvitation(asker, await createInvitationToken(owner))).status).toBe(204);
    expect((await asker.does(calls.listFriends)).map(({ id }) => id)).toEqual([owner.id]);
  });

  it('an invitation stays unused if its sender, a friend or a person with another address accepts it', async () => {
    const { owner, friend, stranger, staff } = world.people;
    const token = await createInvitationToken(owner);
    const mailed = await createInvitationToken(owner, stranger.email.toUpperCase());
    const refusals: [Person, string, unknown[]][] = [
      [owner, token, [400, 'This is your own invitation. Send it to somebody else.']],
      [friend, token, [409, 'You are friends already.']],
      [staff, mailed, [403, 'This invitation is for another email address.']],
    ];
    for (const [person, used, expected] of refusals) {
      const reply = await acceptInvitation(person, used);
      expect([reply.status, reply.text]).toEqual(expected);
    }
    expect((await acceptInvitation(staff, token)).status).toBe(204);
    expect((await acceptInvitation(stranger, mailed)).status).toBe(204);
  });

  it('an invitation gets 404 while its sender is deactivated, and 410 after its expiry', async () => {
    const { owner, stranger } = world.people;
    const token = await createInvitationToken(owner);
    await app.db.pool.query('update users set is_active = false where id = $1', [owner.id]);
    expect((await acceptInvitation(stranger, token)).status).toBe(404);
    await app.db.pool.query('update users set is_active = true where id = $1', [owner.id]);
    await app.db.pool.query(`update invitations set expires_at = now() - interval '1 second'`);
    const late = await acceptInvitation(stranger, token);
    expect([late.status, late.text]).toEqual(endedInvitationRefusal);
  });

  it('an invitation shows name and avatar of its sender, but neither id nor e-mail address', async () => {
    const token = await createInvitationToken(world.people.owner);
    expect(await createVisitor(app).does(calls.getInvitation, { params: { token } })).toEqual({
      inviter: { display_name: 'Olga', avatar: 'gray' },
      is_own: false,
      may_refuse_mails: false,
    });
  });

  it('the response with an invitation says whether it is the caller’s own invitation', async () => {
    const { owner, friend } = world.people;
    const params = { token: await createInvitationToken(owner) };
    const seen = await Promise.all([owner, friend].map((person) => person.does(calls.getInvitation, { params })));
    expect(seen.map((invitation) => invitation.is_own)).toEqual([true, false]);
  });

  it('the creation of an invitation gets 400 for an invalid e-mail address', async () => {
    const list = 'a@example.com,b@example.com';
    const addresses = ['nobody', 'a@b', list, 'a@example.com\r\nBcc: b@example.com', `${'x'.repeat(250)}@example.com`];
    for (const email of addresses) {
      const reply = await world.people.owner.tries(calls.createInvitation, { body: { email } });
      expect([email, reply.status]).toEqual([email, 400]);
    }
  });
});

const startAppWithMailServer = async (name = 'Ana') => {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  return { smtp, app, ana: await signUpPerson(app, name) };
};

it('an invitation mail contains the name of the sender and the link', async () => {
  const { smtp, ana } = await startAppWithMailServer();
  const token = await createInvitationToken(ana, 'bo@example.com');
  const { to, subject, text, html, source } = await smtp.mail(1);
  expect([to, subject]).toEqual([['bo@example.com'], 'You are invited to Wishwell']);
  expect(text).toContain('Ana invites you to Wishwell');
  for (const part of [text, html]) expect(part).toContain(`/i/${token}`);
  expect(text).not.toContain(ana.email);
  expect(source).toMatch(new RegExp(String.raw`^List-Unsubscribe:\s+<http\S*/i/${token}>`, 'm'));
});

it('an invitation mail omits a name of the sender that contains a URL or markup, or is too long', async () => {
  const { smtp, app, ana } = await startAppWithMailServer();
  const names = ['Win at evil.example', 'https://evil.example', 'x'.repeat(61), '<b>@all'];
  for (const [at, name] of names.entries()) {
    await app.db.pool.query('update users set display_name = $2 where id = $1', [ana.id, name]);
    await createInvitationToken(ana, `bo${at}@example.com`);
    const { source, text } = await smtp.mail(at + 1);
    expect(text).toContain('A friend invites you to Wishwell');
    expect(source).not.toMatch(/evil|xxxxx|@all/);
  }
});

it('a person who has refused invitation mails gets none, and the inviter gets the usual response', async () => {
  const { smtp, app, ana } = await startAppWithMailServer();
  const token = await createInvitationToken(ana, 'bo@example.com');
  await smtp.mail(1);
  await createVisitor(app).does(calls.blockInvitationMails, { params: { token } });
  await createVisitor(app).does(calls.blockInvitationMails, { params: { token } });
  const cy = await signUpPerson(app, 'Cy');
  const later = await cy.does(calls.createInvitation, { body: { email: 'BO@example.com' } });
  expect(later.url).toMatch(/\/i\/[\w-]{24}$/);
  await createInvitationToken(cy, 'di@example.com');
  expect((await smtp.mail(2)).to).toEqual(['di@example.com']);
  await expect.poll(async () => (await app.db.pool.query('select from mails')).rowCount).toBe(0);
  expect(smtp.mails).toHaveLength(2);
  const { rows } = await app.db.pool.query('select encode(email_hash, $$escape$$) as hash from mail_refusals');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/bo@|example/i);
  const bo = await signUpPerson(app, 'Bo', { email: 'bo@example.com' });
  expect((await acceptInvitation(bo, getInvitationToken(later.url))).status).toBe(204);
});

const inviteWithHeaders = async (app: TestApp, headers: Record<string, string>): Promise<Reply> =>
  (await signUpPerson(app, 'Ana')).tries(calls.createInvitation, { body: {}, headers });

it('the URL of an invitation begins with PUBLIC_URL, even if the request headers name another host', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example', TRUST_PROXY: 'true' });
  const reply = await inviteWithHeaders(app, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' });
  expect(reply).toMatchObject({
    status: 201,
    body: { url: expect.stringMatching(/^https:\/\/wishes\.example\/i\//) },
  });
});

it('without PUBLIC_URL, the creation of an invitation gets 421 if the header Host has an unknown host', async () => {
  const app = await startAppForTest({ TRUST_PROXY: 'true' });
  for (const host of ['evil.example', 'localhost@evil.example'])
    expect((await inviteWithHeaders(app, { 'x-forwarded-host': host })).status).toBe(421);
});
