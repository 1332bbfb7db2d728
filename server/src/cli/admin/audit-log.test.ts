import { userInfo, hostname } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase } from '../../../test/database.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { getOperatorName, writeAuditEntry } from './audit-log.ts';

async function createAuditHistory() {
  const { db, drop } = await createFreshDatabase();
  onTestFinished(drop);
  await db.pool.query("insert into users (uid, email) values ('ana', 'ana@example.com'), ('bo', 'bo@example.com')");
  const operator = createAdminRunner({ db }, '\u001b[31mroot@host');
  await operator('promote', 'ana@example.com');
  await operator('deactivate', 'bo@example.com');
  await operator('demote', 'ana@example.com');
  return { db, operator };
}

test("the command audit prints the operators' actions, newest first, with control characters escaped", async () => {
  const { operator } = await createAuditHistory();
  const { text, document, warnings } = await operator('audit');
  const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
  expect(text.replaceAll(time, 'TIME'.padEnd(24)).split('\n')).toEqual([
    'when                      who                  did         to               what',
    String.raw`TIME                      \u001b[31mroot@host  demote      ana@example.com  is_superuser true → false`,
    String.raw`TIME                      \u001b[31mroot@host  deactivate  bo@example.com   is_active true → false`,
    String.raw`TIME                      \u001b[31mroot@host  promote     ana@example.com  is_superuser false → true`,
  ]);
  expect(warnings).toEqual([]);
  const at = expect.stringMatching(time);
  const [entry] = (document as { entries: unknown[] }).entries;
  expect(entry).toEqual({
    id: 3,
    at,
    actor: '\u001b[31mroot@host',
    action: 'demote',
    user_id: 1,
    uid: 'ana',
    email: 'ana@example.com',
    detail: { is_superuser: { from: true, to: false } },
  });
  expect(document).toMatchObject({ more: 0, next: null });
});

test('a page of the audit log shows the number of older entries and the option to list them', async () => {
  const { operator } = await createAuditHistory();
  const page = await operator('audit', '--limit', '2');
  expect(page.text).toMatch(/\n\n1 more: --before 2$/);
  expect(page.document).toMatchObject({ entries: [{ id: 3 }, { id: 2 }], more: 1, next: 2 });
  const last = await operator('audit', '--limit', '2', '--before', '2');
  expect(last.document).toMatchObject({ entries: [{ id: 1 }], more: 0, next: null });
});

test("the audit log finds entries by a user's current or former e-mail address", async () => {
  const { db, operator } = await createAuditHistory();
  await db.pool.query("update users set email = 'ana@new.example' where uid = 'ana'");
  await operator('promote', 'ana@new.example', '--staff');
  const countEntriesOf = async (email: string) =>
    ((await operator('audit', email)).document['entries'] as unknown[]).length;
  expect(await countEntriesOf('ANA@new.example')).toBe(3);
  expect(await countEntriesOf('ana@example.com')).toBe(2);
  expect(await countEntriesOf('BO@example.com')).toBe(1);
  expect(await countEntriesOf('%')).toBe(0);
  expect((await operator('audit', "' or true --")).text).toBe('The audit log is empty.');
});

test('audit entries remain after their account is deleted, and cannot be changed or deleted', async () => {
  const { db } = await createAuditHistory();
  await db.pool.query('delete from users');
  for (const statement of [
    "update audit_log set actor = 'nobody'",
    'delete from audit_log',
    'delete from audit_log where false',
    'truncate audit_log',
  ]) {
    await expect(db.pool.query(statement)).rejects.toThrow('The audit log is append-only.');
  }
  expect((await db.pool.query('select from audit_log')).rowCount).toBe(3);
});

test('an audit entry can name a setting as its actor; a rollback of the change removes the entry', async () => {
  const { db, operator } = await createAuditHistory();
  const entry = {
    actor: 'SUPERUSER_EMAILS',
    action: 'promote',
    account: { id: 1, uid: 'ana', email: 'ana@example.com' },
    detail: { is_superuser: { from: false, to: true } },
  } as const;
  await runInTransaction(db, (tx) => writeAuditEntry(tx, entry));
  const failedTransaction = runInTransaction(db, async (tx) => {
    await writeAuditEntry(tx, entry);
    throw new Error('changed my mind');
  });
  await expect(failedTransaction).rejects.toThrow('changed my mind');
  const { document } = await operator('audit', '--limit', '1');
  expect(document).toMatchObject({ entries: [{ actor: 'SUPERUSER_EMAILS' }], more: 3 });
});

test('getOperatorName returns the user and host name of the operating system', () => {
  expect(getOperatorName()).toBe(`${userInfo().username}@${hostname()}`);
});
