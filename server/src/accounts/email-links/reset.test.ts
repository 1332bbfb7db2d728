import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { requestBearerToken, sendIdentityRequest } from '../../../test/identity-requests.ts';
import { startMailServerForTest } from '../../../test/mailbox.ts';
import { type Reply, signUpWithoutUserRecord } from '../../../test/person.ts';
import { findMailLink, type SmtpServer } from '../../../test/smtp-server.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };
const linkEndedResponse = {
  status: 400,
  body: { code: 'INVALID_TOKEN', message: 'This link has been used or is too old. Please ask for a new one.' },
};

const requestPasswordReset = (app: TestApp, email: string, headers: Record<string, string> = {}): Promise<Reply> =>
  sendIdentityRequest(app, 'request-password-reset', { email }, headers);

const resetPassword = (app: TestApp, token: string, newPassword = 'another word'): Promise<Reply> =>
  sendIdentityRequest(app, 'reset-password', { token, newPassword });

const signIn = (app: TestApp, password: string): Promise<Reply> =>
  sendIdentityRequest(app, 'sign-in/email', { email: ana.email, password });

const parseResetToken = (link: URL): string => /^#reset=([\w-]{43})$/.exec(link.hash)?.[1] ?? '';

async function readTokenFromMail(smtp: SmtpServer, count: number): Promise<string> {
  return parseResetToken(findMailLink(await smtp.mail(count)));
}

async function startServerWithMailAndAccount(env: Record<string, string> = {}) {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url, MAIL_FROM: 'Wishwell <wishes@example.org>', ...env });
  return { smtp, app, person: await signUpWithoutUserRecord(app, ana) };
}

test('a mailed reset link sets a new password, proves the e-mail address and ends every session', async () => {
  const { smtp, app, person } = await startServerWithMailAndAccount();
  expect(await requestPasswordReset(app, 'Ana@Example.com')).toMatchObject({ status: 200, body: { success: true } });
  const mail = await smtp.mail(1);
  expect(mail.to).toEqual([ana.email]);
  expect(mail.subject).toBe('Choose a new password');
  const link = findMailLink(mail);
  expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${app.origin}/login`);
  expect(mail.html).toContain(`href="${link.href}"`);

  expect(await resetPassword(app, parseResetToken(link))).toMatchObject({ status: 200, body: { success: true } });
  expect((await requestBearerToken(app, person.cookie)).status).toBe(401);
  expect((await signIn(app, ana.password)).status).toBe(401);
  const again = await signIn(app, 'another word');
  expect(again).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
});

test('of eight simultaneous uses of one reset link, one succeeds and seven get 400', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  await requestPasswordReset(app, ana.email);
  const token = await readTokenFromMail(smtp, 1);
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => resetPassword(app, token, `word number ${n}`)));
  const winners = replies.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(7);
  expect((await signIn(app, `word number ${winners[0]}`)).status).toBe(200);
  expect(await resetPassword(app, token)).toMatchObject(linkEndedResponse);
});

test('a reset link gets 400 after one hour, and after the next reset mail was requested', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  await requestPasswordReset(app, ana.email);
  const older = await readTokenFromMail(smtp, 1);
  await requestPasswordReset(app, ana.email);
  const token = await readTokenFromMail(smtp, 2);
  expect(await resetPassword(app, older)).toMatchObject(linkEndedResponse);
  const moveExpiry = (interval: string): Promise<unknown> =>
    app.db.pool.query('update auth.links set expires_at = expires_at + $1::interval', [interval]);
  await moveExpiry('-59 minutes');
  expect(await resetPassword(app, token, 'short')).toMatchObject({ status: 400, body: { code: 'PASSWORD_TOO_SHORT' } });
  await moveExpiry('-1 minute');
  expect(await resetPassword(app, token)).toMatchObject(linkEndedResponse);
  // The expired link stays invalid when the clock is set back to a time before its expiry.
  await moveExpiry('1 day');
  expect(await resetPassword(app, token)).toMatchObject(linkEndedResponse);
});

test('a password reset with an invented token gets 400 and changes no password', async () => {
  const { app } = await startServerWithMailAndAccount();
  await app.db.pool.query(`insert into auth.links (kind, "userId", token_hash, expires_at)
    select 'verify', id, decode('00', 'hex'), now() + interval '1 hour' from auth."user"`);
  for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(300), '\u0000', "' or true --"])
    expect(await resetPassword(app, token)).toMatchObject({ status: 400 });
  expect((await signIn(app, ana.password)).status).toBe(200);
});

test('the database contains the token of a reset link neither as text nor as bytes', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  await requestPasswordReset(app, ana.email);
  const token = await readTokenFromMail(smtp, 1);
  for (const table of ['links', 'mails', 'verification', 'account', 'session', 'attempts']) {
    const { rows } = await app.db.pool.query<{ row: string }>(`select t::text as row from auth.${table} t`);
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

test('a password reset unlocks an account that too many failed sign-ins have locked', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  for (let n = 0; n < 11; n += 1) await signIn(app, 'wrong word');
  expect((await signIn(app, ana.password)).status).toBe(429);
  await requestPasswordReset(app, ana.email);
  await resetPassword(app, await readTokenFromMail(smtp, 1));
  expect((await signIn(app, 'another word')).status).toBe(200);
});

/** Returns a response without the headers that differ in every response, such as the date. */
const omitVolatileHeaders = ({ status, text, headers }: Reply) => {
  const volatileHeaders = ['date', 'x-request-id', 'keep-alive'];
  return { status, text, headers: [...headers].filter(([name]) => !volatileHeaders.includes(name)) };
};

test('reset requests for known and unknown e-mail addresses get equal responses; only known ones get mail', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  const unknown = await requestPasswordReset(app, 'nobody@example.com');
  const known = await requestPasswordReset(app, ana.email);
  expect(omitVolatileHeaders(unknown)).toEqual(omitVolatileHeaders(known));
  await smtp.mail(1);
  const countQueuedMails = async () => (await app.db.pool.query('select 1 from mails')).rowCount;
  await expect.poll(countQueuedMails).toBe(0);
  expect(smtp.mails.map(({ to }) => to)).toEqual([[ana.email]]);
});

test('a reset mail is in the language of the request, and has the person’s name only for a proven address', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  await requestPasswordReset(app, ana.email, { 'accept-language': 'de-DE,de;q=0.9' });
  const first = await smtp.mail(1);
  expect(first.subject).toBe('Neues Passwort wählen');
  expect(first.text).toContain('Hallo,\r\n');
  expect(first.html).toContain('<html lang="de">');
  await resetPassword(app, parseResetToken(findMailLink(first)));
  await requestPasswordReset(app, ana.email);
  expect((await smtp.mail(2)).text).toContain('Hello Ana,');
});

test('a mailed link begins with PUBLIC_URL, even if the request has another Host header', async () => {
  const { smtp, app } = await startServerWithMailAndAccount({ PUBLIC_URL: 'https://wishes.example' });
  await requestPasswordReset(app, ana.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const mail = await smtp.mail(1);
  expect(findMailLink(mail).origin).toBe('https://wishes.example');
  expect(mail.source).not.toContain('evil.example');
});

test('a mail to an e-mail address that contains a comma is sent to exactly this address', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  const email = 'eve,ana@example.com';
  await sendIdentityRequest(app, 'sign-up/email', { name: 'Eve', email, password: 'secret gift' });
  await requestPasswordReset(app, email);
  // SMTP requires quotes around the part before the @ if this part contains a comma (RFC 5321 §4.1.2).
  expect((await smtp.mail(1)).to).toEqual(['"eve,ana"@example.com']);
});

test('one e-mail address gets at most five reset mails an hour; every request gets the same response', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  for (let n = 1; n <= 5; n += 1) {
    await requestPasswordReset(app, ana.email);
    await smtp.mail(n);
  }
  expect(await requestPasswordReset(app, ana.email)).toMatchObject({ status: 200, body: { success: true } });
  expect((await app.db.pool.query('select 1 from mails')).rowCount).toBe(0);
  expect((await resetPassword(app, await readTokenFromMail(smtp, 5))).status).toBe(200);
});

test('the 21st reset request of one IP address within ten minutes gets 429', async () => {
  const app = await startAppForTest({ RATE_LIMITS: 'on' });
  for (let n = 0; n < 20; n += 1) expect((await requestPasswordReset(app, `nobody${n}@example.com`)).status).toBe(200);
  const refused = await requestPasswordReset(app, 'nobody@example.com');
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
});

/**
 * Begins the transaction of a simulated password reset, which also runs `statement`. Returns a function that
 * commits the transaction or rolls it back.
 */
async function beginReset({ db }: TestApp, statement: string) {
  const client = await db.pool.connect();
  await client.query(`begin; update auth.account set "updatedAt" = clock_timestamp(); ${statement}`);
  return async (end: 'commit' | 'rollback'): Promise<void> => {
    await client.query(end);
    client.release();
  };
}
const countSessions = async ({ db }: TestApp) => (await db.pool.query('select 1 from auth.session')).rowCount;

test('a sign-in with the old password during a password reset gets 401 and no session', async () => {
  const { smtp, app } = await startServerWithMailAndAccount();
  await requestPasswordReset(app, ana.email);
  const token = await readTokenFromMail(smtp, 1);
  const endReset = await beginReset(app, 'delete from auth.session');
  const pendingSignIn = signIn(app, ana.password);
  await expect.poll(() => countSessions(app)).toBe(2);
  await endReset('commit');
  const reply = await pendingSignIn;
  expect([reply.status, reply.headers.getSetCookie(), await countSessions(app)]).toEqual([401, [], 0]);
  expect((await resetPassword(app, token)).status).toBe(200);
});

test('a sign-in that times out because a running password reset blocks it gets 503 and no session', async () => {
  const { app } = await startServerWithMailAndAccount();
  const endReset = await beginReset(app, 'delete from auth.session; update users set bearers_from = clock_timestamp()');
  const reply = await signIn(app, ana.password);
  await endReset('commit');
  expect([reply.status, reply.headers.getSetCookie(), await countSessions(app)]).toEqual([503, [], 0]);
});

test('a sign-in gets 503 and no cookie if it cannot check for a simultaneous password reset', async () => {
  const { app } = await startServerWithMailAndAccount();
  await app.db.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise lock_not_available; end $$;
     create trigger refuse before delete on auth.session for each row execute function refuse()`,
  );
  const endReset = await beginReset(app, 'select');
  const reply = await signIn(app, ana.password);
  await endReset('rollback');
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([503, []]);
});
