import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { testConfig } from '../../test/config.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { mailServerForTest } from '../../test/mailbox.ts';
import { signedIn, signUp, visitor } from '../../test/person.ts';
import { linkIn, readMail } from '../../test/smtp-server.ts';
import { sendLinkMail } from '../accounts/email-links/send-link-mail.ts';
import { createMailer } from './mailer.ts';
import { createMailQueue } from './mail-queue.ts';

const email = 'ana@example.com';

const asks = (app: TestApp): Promise<unknown> => postIdentity(app, 'request-password-reset', { email });

const waiting = async (app: TestApp) =>
  (
    await app.db.pool.query<{ attempts: number; pause: number }>(
      'select attempts, extract(epoch from due_at - now())::float8 as pause from auth.mails',
    )
  ).rows;

/** Lets the pause of every waiting mail pass. */
const passPause = (app: TestApp): Promise<unknown> => app.db.pool.query('update auth.mails set due_at = now()');

/** A second queue on the same database, which writes what it would log. */
function otherQueue(app: TestApp, env: Record<string, string>) {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const config = testConfig(app.config.dataDir, env);
  const mailer = createMailer(config, logger);
  const { db } = app;
  const queue = createMailQueue({ db, deliver: (mail, origin) => sendLinkMail({ db, mailer }, mail, origin), logger });
  onTestFinished(() => queue.stop());
  return { queue, lines };
}

/** A TCP server that talks as `speak` says. */
async function talker(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    speak(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a refused mail waits in the database, longer each time, and is sent when it can be', async () => {
  const smtp = await mailServerForTest();
  smtp.refuses = true;
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUp(app, { name: 'Ana', email });
  await asks(app);
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(1);
  const [first] = await waiting(app);
  expect(first?.attempts).toBe(1);
  expect(first?.pause).toBeGreaterThan(20);
  expect(first?.pause).toBeLessThan(31);

  const { queue, lines } = otherQueue(app, { SMTP_URL: smtp.url });
  await passPause(app);
  queue.start(app.origin);
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(2);
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'reset', attempts: 2, responseCode: 451 });
  expect(lines[0]).not.toContain('example.com');
  expect((await waiting(app))[0]?.pause).toBeGreaterThan(50);
  await queue.stop();

  smtp.refuses = false;
  await passPause(app);
  queue.start(app.origin);
  expect((await smtp.mail(1)).to).toEqual([email]);
  await expect.poll(() => waiting(app)).toEqual([]);
});

test('what could not be sent for a day is given up', async () => {
  const smtp = await mailServerForTest();
  smtp.refuses = true;
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUp(app, { name: 'Ana', email });
  await asks(app);
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(1);
  await app.db.pool.query(`update auth.mails set asked_at = now() - interval '25 hours', due_at = now()`);
  const { queue, lines } = otherQueue(app, { SMTP_URL: smtp.url });
  queue.start(app.origin);
  await expect.poll(() => lines.join('')).toContain('given up');
  expect(await waiting(app)).toEqual([]);
});

test('a mail that waits is sent after a clock set back by a day', async () => {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUp(app, { name: 'Ana', email });
  await app.db.pool.query(
    `insert into auth.mails (kind, email, locale, asked_at, due_at)
     values ('reset', $1, 'en', now() + interval '1 day', now() + interval '1 day')`,
    [email],
  );
  otherQueue(app, { SMTP_URL: smtp.url }).queue.start(app.origin);
  expect((await smtp.mail(1)).to).toEqual([email]);
});

test('two processes send one mail', async () => {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUp(app, { name: 'Ana', email });
  const others = [1, 2, 3].map(() => otherQueue(app, { SMTP_URL: smtp.url }).queue);
  await app.db.pool.query(`insert into auth.mails (kind, email, locale) values ('reset', $1, 'en')`, [email]);
  for (const queue of others) queue.start(app.origin);
  await smtp.mail(1);
  await expect.poll(() => waiting(app)).toEqual([]);
  await Promise.all(others.map((queue) => queue.stop()));
  expect(smtp.mails).toHaveLength(1);
});

test.each([
  ['nothing listens', async () => 'smtp://127.0.0.1:1'],
  ['says nothing', () => talker(() => undefined)],
  ['talks nonsense', () => talker((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>hello</html>\r\n'))],
  ['hangs up', () => talker((socket) => socket.destroy())],
])('a mail server that is not one harms nothing else: %s', async (_, start) => {
  const app = await startAppForTest({ SMTP_URL: await start() });
  const ana = await signedIn(app, 'Ana', { email });
  const began = performance.now();
  expect(await asks(app)).toMatchObject({ status: 200 });
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(async () => (await waiting(app))[0]?.attempts, { timeout: 5_000 }).toBe(1);
  expect((await ana.sends('GET', '/api/mywishlists')).status).toBe(200);
  expect((await visitor(app).sends('GET', '/api/ready')).status).toBe(200);
});

test('without a mail server every mail is a file that only its owner can read, and the log says where', async () => {
  const app = await startAppForTest();
  await signUp(app, { name: 'Ana', email });
  const { queue, lines } = otherQueue(app, {});
  const folder = join(app.config.dataDir, 'mail');
  await queue.add('reset', email, 'en');
  queue.start('https://wishes.example');
  const files = (): Promise<string[]> => readdir(folder).catch(() => []);
  await expect.poll(files, { timeout: 5_000 }).toHaveLength(1);
  const path = join(folder, (await files())[0] ?? '');
  await expect.poll(() => lines.join('')).toContain(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const mail = readMail(await readFile(path, 'utf8'));
  expect(linkIn(mail).href).toMatch(/^https:\/\/wishes\.example\/login#reset=[\w-]{43}$/);
  expect(lines.join('')).not.toMatch(/#reset|example\.com/);
});

test('a folder that cannot be written is a mail that waits', async () => {
  const app = await startAppForTest();
  await signUp(app, { name: 'Ana', email });
  await mkdir(app.config.dataDir, { recursive: true });
  await writeFile(join(app.config.dataDir, 'mail'), 'in the way');
  expect(await asks(app)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await waiting(app))[0]?.attempts, { timeout: 5_000 }).toBe(1);
});

test('a mail that is refused leaves the link of the one before it good', async () => {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUp(app, { name: 'Ana', email });
  await asks(app);
  const token = linkIn(await smtp.mail(1)).hash.slice('#reset='.length);
  await expect.poll(() => waiting(app)).toEqual([]);
  smtp.refuses = true;
  await asks(app);
  await expect.poll(() => smtp.refused, { timeout: 5_000 }).toBe(1);
  await expect.poll(async () => (await app.db.pool.query('select 1 from auth.links')).rowCount).toBe(1);
  const reply = await postIdentity(app, 'reset-password', { token, newPassword: 'another word' });
  expect(reply.status).toBe(200);
});

test('whoever asks again and again does not put off what others wait for', async () => {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await signUp(app, { name: 'Ana', email });
  const over = new AbortController();
  const flood = async (): Promise<void> => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      await postIdentity(app, 'request-password-reset', { email: `nobody${n}@example.com` });
      await sleep(50);
    }
  };
  const flooding = flood();
  await asks(app);
  await smtp.mail(1).finally(() => over.abort());
  await flooding;
  expect(smtp.mails).toHaveLength(1);
});

test('a mail server that says a little now and then is not waited for', async () => {
  const url = await talker((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', () => {
      const drip = setInterval(() => socket.write('250-still\r\n'), 50);
      socket.on('close', () => clearInterval(drip));
    });
  });
  const mailer = createMailer(testConfig('/tmp', { SMTP_URL: url }), pino({ level: 'silent' }), {
    silence: 10_000,
    altogether: 300,
  });
  const mail = { to: email, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('a mail server that stops in the middle of a mail is given up', async () => {
  const url = await talker((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data: Buffer) => {
      if (/^(?:EHLO|MAIL|RCPT)/.test(data.toString())) socket.write('250 ok\r\n');
      if (data.toString().startsWith('DATA')) socket.write('354 go on\r\n');
    });
  });
  const mailer = createMailer(testConfig('/tmp', { SMTP_URL: url }), pino({ level: 'silent' }), {
    silence: 300,
    altogether: 10_000,
  });
  const mail = { to: email, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
