import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { askForToken, postIdentity } from '../../../test/identity-calls.ts';
import { mailServerForTest } from '../../../test/mailbox.ts';
import { type Reply, signUp } from '../../../test/person.ts';
import { linkIn, type SmtpServer } from '../../../test/smtp-server.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };
const linkEnded = {
  status: 400,
  body: { code: 'INVALID_TOKEN', message: 'This link has been used or is too old. Please ask for a new one.' },
};

const asksFor = (app: TestApp, email: string, headers: Record<string, string> = {}): Promise<Reply> =>
  postIdentity(app, 'request-password-reset', { email }, headers);

const resets = (app: TestApp, token: string, newPassword = 'another word'): Promise<Reply> =>
  postIdentity(app, 'reset-password', { token, newPassword });

const signsIn = (app: TestApp, password: string): Promise<Reply> =>
  postIdentity(app, 'sign-in/email', { email: ana.email, password });

const tokenOf = (link: URL): string => /^#reset=([\w-]{43})$/.exec(link.hash)?.[1] ?? '';

async function tokenFrom(smtp: SmtpServer, count: number): Promise<string> {
  return tokenOf(linkIn(await smtp.mail(count)));
}

/** Ana, with an account and a mail server. */
async function startWithAna(env: Record<string, string> = {}) {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, MAIL_FROM: 'Wishwell <wishes@example.org>', ...env });
  return { smtp, app, person: await signUp(app, ana) };
}

test('a mailed link sets a new password, proves the address and ends every session', async () => {
  const { smtp, app, person } = await startWithAna();
  expect(await asksFor(app, 'Ana@Example.com')).toMatchObject({ status: 200, body: { success: true } });
  const mail = await smtp.mail(1);
  expect(mail.to).toEqual([ana.email]);
  expect(mail.subject).toBe('Choose a new password');
  const link = linkIn(mail);
  expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${app.origin}/login`);
  expect(mail.html).toContain(`href="${link.href}"`);

  expect(await resets(app, tokenOf(link))).toMatchObject({ status: 200, body: { success: true } });
  expect((await askForToken(app, person.cookie)).status).toBe(401);
  expect((await signsIn(app, ana.password)).status).toBe(401);
  const again = await signsIn(app, 'another word');
  expect(again).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
});

test('a link is good once, whoever is faster', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email);
  const token = await tokenFrom(smtp, 1);
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => resets(app, token, `word number ${n}`)));
  const winners = replies.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(7);
  expect((await signsIn(app, `word number ${winners[0]}`)).status).toBe(200);
  expect(await resets(app, token)).toMatchObject(linkEnded);
});

test('a newer link ends the older one', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email);
  const older = await tokenFrom(smtp, 1);
  await asksFor(app, ana.email);
  const newer = await tokenFrom(smtp, 2);
  expect(await resets(app, older)).toMatchObject(linkEnded);
  expect((await resets(app, newer)).status).toBe(200);
});

test('a link is good for an hour', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email);
  const token = await tokenFrom(smtp, 1);
  const age = (minutes: number): Promise<unknown> =>
    app.db.pool.query('update auth.links set expires_at = expires_at - make_interval(mins => $1)', [minutes]);
  await age(59);
  expect(await resets(app, token, 'short')).toMatchObject({ status: 400, body: { code: 'PASSWORD_TOO_SHORT' } });
  await age(1);
  expect(await resets(app, token)).toMatchObject(linkEnded);
});

test('a link lives no longer than its hour after a clock set back by a day', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email);
  const token = await tokenFrom(smtp, 1);
  await app.db.pool.query(`update auth.links set expires_at = expires_at + interval '1 day'`);
  expect(await resets(app, token)).toMatchObject(linkEnded);
});

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(300), '\u0000', "' or true --"])(
  'an invented token opens nothing: %j',
  async (token) => {
    const { app } = await startWithAna();
    await app.db.pool.query(`insert into auth.links (kind, "userId", token_hash, expires_at)
      select 'verify', id, decode('00', 'hex'), now() + interval '1 hour' from auth."user"`);
    expect(await resets(app, token)).toMatchObject({ status: 400 });
    expect((await signsIn(app, ana.password)).status).toBe(200);
  },
);

test('neither the token nor anything it could be made from lies in the database', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email);
  const token = await tokenFrom(smtp, 1);
  for (const table of ['links', 'mails', 'verification', 'account', 'session', 'attempts']) {
    const { rows } = await app.db.pool.query<{ row: string }>(`select t::text as row from auth.${table} t`);
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

test('a reset lifts the lock of an account', async () => {
  const { smtp, app } = await startWithAna();
  for (let n = 0; n < 11; n += 1) await signsIn(app, 'wrong word');
  expect((await signsIn(app, ana.password)).status).toBe(429);
  await asksFor(app, ana.email);
  await resets(app, await tokenFrom(smtp, 1));
  expect((await signsIn(app, 'another word')).status).toBe(200);
});

/** All that a stranger sees of an answer, but for what differs each time. */
const plain = ({ status, text, headers }: Reply) => {
  const own = ['date', 'x-request-id', 'keep-alive'];
  return { status, text, headers: [...headers].filter(([name]) => !own.includes(name)) };
};

test('an unknown address gets the same answer and no mail', async () => {
  const { smtp, app } = await startWithAna();
  const unknown = await asksFor(app, 'nobody@example.com');
  const known = await asksFor(app, ana.email);
  expect(plain(unknown)).toEqual(plain(known));
  await smtp.mail(1);
  const waiting = async () => (await app.db.pool.query('select 1 from auth.mails')).rowCount;
  await expect.poll(waiting).toBe(0);
  expect(smtp.mails.map(({ to }) => to)).toEqual([[ana.email]]);
});

test('the mail is in the language of who asks, and calls nobody by a name that is not proven', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email, { 'accept-language': 'de-DE,de;q=0.9' });
  const first = await smtp.mail(1);
  expect(first.subject).toBe('Neues Passwort wählen');
  expect(first.text).toContain('Hallo,\r\n');
  expect(first.html).toContain('<html lang="de">');
  await resets(app, tokenOf(linkIn(first)));
  await asksFor(app, ana.email);
  expect((await smtp.mail(2)).text).toContain('Hello Ana,');
});

test('the link leads to the public address, whatever Host the request names', async () => {
  const { smtp, app } = await startWithAna({ PUBLIC_URL: 'https://wishes.example' });
  await asksFor(app, ana.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const mail = await smtp.mail(1);
  expect(linkIn(mail).origin).toBe('https://wishes.example');
  expect(mail.source).not.toContain('evil.example');
});

test('an address that could be read as two goes to one', async () => {
  const { smtp, app } = await startWithAna();
  const email = 'eve,ana@example.com';
  const made = await postIdentity(app, 'sign-up/email', { name: 'Eve', email, password: 'secret gift' });
  if (made.status !== 200) return expect(made.status).toBe(400);
  await asksFor(app, email);
  expect((await smtp.mail(1)).to).toEqual([email]);
});

test('one address gets five mails an hour, and further requests are answered alike', async () => {
  const { smtp, app } = await startWithAna();
  for (let n = 1; n <= 5; n += 1) {
    await asksFor(app, ana.email);
    await smtp.mail(n);
  }
  expect(await asksFor(app, ana.email)).toMatchObject({ status: 200, body: { success: true } });
  expect((await app.db.pool.query('select 1 from auth.mails')).rowCount).toBe(0);
  expect((await resets(app, await tokenFrom(smtp, 5))).status).toBe(200);
});

test('twenty requests in ten minutes are enough from one place', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on' });
  for (let n = 0; n < 20; n += 1) expect((await asksFor(app, `nobody${n}@example.com`)).status).toBe(200);
  const refused = await asksFor(app, 'nobody@example.com');
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
});

test('a sign-in by the old password that is under way during a reset ends with the other sessions', async () => {
  const { smtp, app } = await startWithAna();
  await asksFor(app, ana.email);
  const token = await tokenFrom(smtp, 1);
  // A reset that has deleted the sessions, but not ended yet, while the sign-in goes on.
  const reset = await app.db.pool.connect();
  await reset.query('begin');
  await reset.query(`update auth.account set "updatedAt" = now()`);
  await reset.query('delete from auth.session');
  const signIn = signsIn(app, ana.password);
  await expect.poll(async () => (await app.db.pool.query('select 1 from auth.session')).rowCount).toBe(2);
  await reset.query('commit');
  reset.release();
  const late = await signIn;
  expect(late.status).toBe(401);
  expect(late.headers.getSetCookie()).toEqual([]);
  expect((await app.db.pool.query('select 1 from auth.session')).rowCount).toBe(0);
  expect((await resets(app, token)).status).toBe(200);
});

test('a sign-in that cannot wait for the end of a reset begins no session', async () => {
  const { app } = await startWithAna();
  // A reset that has deleted the sessions, and does not end before the sign-in gives up.
  const reset = await app.db.pool.connect();
  await reset.query(
    `begin; update auth.account set "updatedAt" = clock_timestamp(); delete from auth.session; update users set bearers_from = clock_timestamp()`,
  );
  const late = await signsIn(app, ana.password);
  await reset.query('commit');
  reset.release();
  expect(late.status).toBe(503);
  expect(late.headers.getSetCookie()).toEqual([]);
  expect((await app.db.pool.query('select 1 from auth.session')).rowCount).toBe(0);
});

test('a sign-in whose check fails with the database gets no cookie, whether its session can be deleted or not', async () => {
  const { app } = await startWithAna();
  await app.db.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise lock_not_available; end $$;
     create trigger refuse before delete on auth.session for each row execute function refuse()`,
  );
  const reset = await app.db.pool.connect();
  await reset.query(`begin; update auth.account set "updatedAt" = clock_timestamp()`);
  const late = await signsIn(app, ana.password);
  await reset.query('rollback');
  reset.release();
  expect(late.status).toBe(503);
  expect(late.headers.getSetCookie()).toEqual([]);
});
