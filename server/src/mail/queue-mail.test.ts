import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createSecondOutbox, startMailServerForTest } from '../../test/mailbox.ts';
import { signUpPerson } from '../../test/person.ts';
import { runPipelinedTransaction, runInTransaction } from '../database/transactions.ts';
import type { Outbox } from './outbox.ts';

const email = 'guest@example.com';

const noteMail = { kind: 'note', email, locale: 'en' } as const;

/** Registers the mail kind `note`. Its payload contains the subject. */
function registerNoteMails(outbox: Outbox): void {
  outbox.register('note', async ({ email: to, payload }) => {
    const { subject = '' } = payload as { subject?: string };
    return { mail: { to, subject, text: subject, html: `<p>${subject}</p>` } };
  });
}

/** Starts an app with the mail kind `note`, and a mail server that receives the mails of the app. */
async function startAppWithNoteMails() {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  registerNoteMails(app.outbox);
  return { app, smtp };
}

const countQueuedMails = async ({ db }: TestApp): Promise<number> =>
  (await db.pool.query('select from mails')).rowCount ?? 0;

test('if the transaction that queues a mail is rolled back, the mail is never sent', async () => {
  const { app, smtp } = await startAppWithNoteMails();
  const failingTransaction = runInTransaction(app.db, async (tx) => {
    await app.outbox.queueMail(tx, { ...noteMail, payload: { subject: 'Never' } });
    throw new Error('Rolled back');
  });
  await expect(failingTransaction).rejects.toThrow('Rolled back');
  expect(await countQueuedMails(app)).toBe(0);
  await runPipelinedTransaction(app.db, (tx) =>
    app.outbox.queueMail(tx, { ...noteMail, payload: { subject: 'Sent' } }),
  );
  expect((await smtp.mail(1)).subject).toBe('Sent');
  expect(smtp.mails).toHaveLength(1);
});

test('two processes together send each of twenty queued mails once and delete its row', async () => {
  const { app, smtp } = await startAppWithNoteMails();
  const { outbox } = createSecondOutbox(app, { SMTP_URL: smtp.url });
  registerNoteMails(outbox);
  outbox.start(app.origin);
  for (let n = 1; n <= 20; n += 1) {
    const queueingOutbox = n % 2 === 0 ? outbox : app.outbox;
    const mail = { ...noteMail, payload: { subject: `Number ${n}` }, dedupeKey: `${n}` };
    await runInTransaction(app.db, (tx) => queueingOutbox.queueMail(tx, mail));
  }
  await smtp.mail(20);
  await expect.poll(() => countQueuedMails(app)).toBe(0);
  expect(new Set(smtp.mails.map(({ subject }) => subject)).size).toBe(20);
  expect(smtp.mails).toHaveLength(20);
});

test('a new mail replaces a queued mail with the same key, but not a mail that is being sent', async () => {
  const { app, smtp } = await startAppWithNoteMails();
  let sent = 0;
  app.outbox.register('again', async ({ email: to, payload }) => {
    sent += 1;
    // Queues a second mail while the first one is being sent.
    if (sent === 1) {
      const again = { kind: 'again', email, locale: 'en', payload: { subject: 'Third' } } as const;
      await runInTransaction(app.db, (tx) => app.outbox.queueMail(tx, again));
    }
    const { subject } = payload as { subject: string };
    return { mail: { to, subject, text: subject, html: '' } };
  });
  // Queues both mails in one transaction, so that the outbox cannot send the first mail before it is
  // replaced.
  await runInTransaction(app.db, async (tx) => {
    for (const subject of ['First', 'Second'])
      await app.outbox.queueMail(tx, { kind: 'again', email, locale: 'en', payload: { subject } });
  });
  await smtp.mail(2);
  await expect.poll(() => countQueuedMails(app)).toBe(0);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Second', 'Third']);
});

test('a mail of an unknown kind or without a text stays queued, is logged, and does not delay others', async () => {
  const { app, smtp } = await startAppWithNoteMails();
  await app.outbox.stop();
  const { outbox, lines } = createSecondOutbox(app, { SMTP_URL: smtp.url });
  registerNoteMails(outbox);
  outbox.register('broken', async (queued) => {
    throw new TypeError(`No subject for ${queued.email}`);
  });
  await runInTransaction(app.db, async (tx) => {
    for (const kind of ['newer', 'broken']) await outbox.queueMail(tx, { ...noteMail, kind });
    await outbox.queueMail(tx, { ...noteMail, payload: { subject: 'Known' } });
  });
  outbox.start(app.origin);
  expect((await smtp.mail(1)).subject).toBe('Known');
  const log = (): string => lines.join('');
  await expect.poll(log).toContain('a mail waits for a process that knows its kind');
  expect(log()).toContain('"kind":"newer"');
  await expect.poll(log).toContain('"name":"TypeError"');
  expect(log()).toContain('queue-mail.test.ts');
  expect(log()).not.toContain('example.com');
  await expect.poll(() => countQueuedMails(app)).toBe(2);
});

test('the deletion of a user also deletes the queued mails to this user', async () => {
  const { app } = await startAppWithNoteMails();
  await app.outbox.stop();
  const ana = await signUpPerson(app, 'Ana');
  await runInTransaction(app.db, async (tx) => {
    await app.outbox.queueMail(tx, { ...noteMail, userId: ana.id });
    await app.outbox.queueMail(tx, { ...noteMail, email: 'another@example.com' });
  });
  await app.db.pool.query('delete from users where id = $1', [ana.id]);
  const { rows } = await app.db.pool.query('select email from mails');
  expect(rows).toEqual([{ email: 'another@example.com' }]);
});

test('a mail in the mail table of the previous version is sent when it is due', async () => {
  const { app, smtp } = await startAppWithNoteMails();
  await signUpPerson(app, 'Ana', { email: 'ana@example.com' });
  await signUpPerson(app, 'Ben', { email: 'ben@example.com' });
  await app.outbox.stop();
  await app.db.pool.query(
    `insert into auth.mails (kind, email, locale, due_at)
     values ('reset', 'ana@example.com', 'en', now()), ('reset', 'ben@example.com', 'en', now() + interval '30 seconds')`,
  );
  app.outbox.start(app.origin);
  expect((await smtp.mail(1)).to).toEqual(['ana@example.com']);
  await expect.poll(() => countQueuedMails(app)).toBe(0);
  expect((await app.db.pool.query('select email from auth.mails')).rows).toEqual([{ email: 'ben@example.com' }]);
  expect(smtp.mails).toHaveLength(1);
});
