import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createTestConfig } from '../../test/config.ts';
import { sendIdentityRequest } from '../../test/identity-requests.ts';
import { createSecondOutbox, startMailServerForTest } from '../../test/mailbox.ts';
import { signUpPerson, signUpWithoutUserRecord, createVisitor } from '../../test/person.ts';
import { findMailLink, parseMail } from '../../test/smtp-server.ts';
import { startTcpServerForTest } from '../../test/tcp-server.ts';
import { registerLinkMailsWithOutbox } from '../accounts/email-links/register-link-mails.ts';
import { runInTransaction } from '../database/transactions.ts';
import { createMailer } from './mailer.ts';

const email = 'ana@example.com';

const requestReset = (app: TestApp): Promise<unknown> => sendIdentityRequest(app, 'request-password-reset', { email });

const listQueuedMails = async (app: TestApp) =>
  (
    await app.db.pool.query<{ attempts: number; pause: number }>(
      'select attempts, extract(epoch from due_at - now())::float8 as pause from mails',
    )
  ).rows;

const makeMailsDue = (app: TestApp): Promise<unknown> => app.db.pool.query('update mails set due_at = now()');

function createSecondLinkOutbox(app: TestApp, env: Record<string, string>) {
  const second = createSecondOutbox(app, env);
  registerLinkMailsWithOutbox(second.outbox, app.db);
  return second;
}

const startAppWithMailServer = async () => {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUpWithoutUserRecord(app, { name: 'Ana', email });
  return { smtp, app };
};

test('a mail that the mail server refuses stays queued for a day; the pause before each retry grows', async () => {
  const { smtp, app } = await startAppWithMailServer();
  smtp.refuses = true;
  await requestReset(app);
  await expect.poll(() => smtp.refused, { timeout: 30_000 }).toBe(1);
  const [first] = await listQueuedMails(app);
  expect(first?.attempts).toBe(1);
  expect(first?.pause).toBeGreaterThan(20);
  expect(first?.pause).toBeLessThan(31);

  const { outbox, lines } = createSecondLinkOutbox(app, { SMTP_URL: smtp.url });
  await makeMailsDue(app);
  outbox.start(app.origin);
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(2);
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'reset', attempts: 2, responseCode: 451 });
  expect(lines[0]).not.toContain('example.com');
  expect((await listQueuedMails(app))[0]?.pause).toBeGreaterThan(50);
  await outbox.stop();

  smtp.refuses = false;
  await makeMailsDue(app);
  outbox.start(app.origin);
  expect((await smtp.mail(1)).to).toEqual([email]);
  await expect.poll(() => listQueuedMails(app)).toEqual([]);

  // A mail that could not be sent for a day is deleted.
  smtp.refuses = true;
  await requestReset(app);
  await expect.poll(() => smtp.refused, { timeout: 30_000 }).toBe(3);
  await outbox.stop();
  await app.db.pool.query(`update mails set asked_at = now() - interval '25 hours', due_at = now()`);
  outbox.start(app.origin);
  await expect.poll(() => lines.join('')).toContain('was deleted');
  expect(await listQueuedMails(app)).toEqual([]);
});

test('a mail that was queued before the clock was set back by a day is sent at once, not a day later', async () => {
  const { smtp, app } = await startAppWithMailServer();
  await app.db.pool.query(
    `insert into mails (kind, email, locale, asked_at, due_at)
     values ('reset', $1, 'en', now() + interval '1 day', now() + interval '1 day')`,
    [email],
  );
  createSecondLinkOutbox(app, { SMTP_URL: smtp.url }).outbox.start(app.origin);
  expect((await smtp.mail(1)).to).toEqual([email]);
});

test.each([
  ['is unreachable', async () => 'smtp://127.0.0.1:1'],
  ['sends nothing', () => startTcpServerForTest(() => undefined)],
  [
    'sends an HTTP response',
    () => startTcpServerForTest((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>hello</html>\r\n')),
  ],
  ['closes the connection', () => startTcpServerForTest((socket) => socket.destroy())],
])('requests succeed and the mail stays queued when the mail server %s', async (_, start) => {
  const app = await startAppForTest({ SMTP_URL: await start() });
  const ana = await signUpPerson(app, 'Ana', { email });
  expect(await requestReset(app)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await listQueuedMails(app))[0]?.attempts, { timeout: 30_000 }).toBe(1);
  expect((await ana.sends('GET', '/api/mywishlists')).status).toBe(200);
  expect((await createVisitor(app).sends('GET', '/api/ready')).status).toBe(200);
});

test('without SMTP_URL a mail becomes a file that only its owner can read, and the log has its path', async () => {
  const app = await startAppForTest();
  await signUpWithoutUserRecord(app, { name: 'Ana', email });
  const { outbox, lines } = createSecondLinkOutbox(app, {});
  const folder = join(app.config.dataDir, 'mail');
  await runInTransaction(app.db, (tx) => outbox.queueMail(tx, { kind: 'reset', email, locale: 'en' }));
  outbox.start('https://wishes.example');
  const files = (): Promise<string[]> => readdir(folder).catch(() => []);
  await expect.poll(files, { timeout: 5_000 }).toHaveLength(1);
  const path = join(folder, (await files())[0] ?? '');
  await expect.poll(() => lines.join('')).toContain(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const mail = parseMail(await readFile(path, 'utf8'));
  expect(findMailLink(mail).href).toMatch(/^https:\/\/wishes\.example\/login#reset=[\w-]{43}$/);
  expect(lines.join('')).not.toMatch(/#reset|example\.com/);
});

test('a mail stays queued if the server cannot write to the folder for mail files', async () => {
  const app = await startAppForTest();
  await signUpWithoutUserRecord(app, { name: 'Ana', email });
  await mkdir(app.config.dataDir, { recursive: true });
  await writeFile(join(app.config.dataDir, 'mail'), 'in the way');
  expect(await requestReset(app)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await listQueuedMails(app))[0]?.attempts, { timeout: 30_000 }).toBe(1);
});

test('if the mail server refuses a new reset mail, the link of the previous reset mail stays valid', async () => {
  const { smtp, app } = await startAppWithMailServer();
  await requestReset(app);
  const token = findMailLink(await smtp.mail(1)).hash.slice('#reset='.length);
  await expect.poll(() => listQueuedMails(app)).toEqual([]);
  smtp.refuses = true;
  await requestReset(app);
  await expect.poll(() => smtp.refused, { timeout: 30_000 }).toBe(1);
  await expect.poll(async () => (await app.db.pool.query('select 1 from auth.links')).rowCount).toBe(1);
  const reply = await sendIdentityRequest(app, 'reset-password', { token, newPassword: 'another word' });
  expect(reply.status).toBe(200);
});

test('many requests for mails to unknown e-mail addresses do not delay the mail of another person', async () => {
  const { smtp, app } = await startAppWithMailServer();
  const stopFlood = new AbortController();
  const flood = async (): Promise<void> => {
    for (let n = 0; !stopFlood.signal.aborted; n += 1) {
      await sendIdentityRequest(app, 'request-password-reset', { email: `nobody${n}@example.com` });
      await sleep(50);
    }
  };
  const flooding = flood();
  await requestReset(app);
  await smtp.mail(1).finally(() => stopFlood.abort());
  await flooding;
  expect(smtp.mails).toHaveLength(1);
});

test.each([
  [
    'sends only a few bytes from time to time',
    { responseMs: 10_000, totalMs: 300 },
    (socket: Socket) => {
      const timer = setInterval(() => socket.write('250-still\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    },
  ],
  [
    'stops responding in the middle of the mail',
    { responseMs: 300, totalMs: 10_000 },
    (socket: Socket, data: string) => {
      if (/^(?:EHLO|MAIL|RCPT)/.test(data)) socket.write('250 ok\r\n');
      if (data.startsWith('DATA')) socket.write('354 go on\r\n');
    },
  ],
])('a mail times out if the mail server %s', async (_what, timeouts, respond) => {
  const url = await startTcpServerForTest((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data: Buffer) => respond(socket, data.toString()));
  });
  const mailer = createMailer(createTestConfig('/tmp', { SMTP_URL: url }), pino({ level: 'silent' }), timeouts);
  const mail = { to: email, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
