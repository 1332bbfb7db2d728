import { expect, test } from 'vitest';
import { createDatabaseForTest } from '../../../test/database-for-test.ts';
import { createAdminRunner } from '../../../test/operator.ts';

async function createAuditHistory() {
  const { db } = await createDatabaseForTest();
  await db.pool.query("insert into users (uid, email) values ('ana', 'ana@example.com'), ('bo', 'bo@example.com')");
  const operator = createAdminRunner({ db }, '\u001b[31mroot@host');
  await operator('promote', 'ana@example.com');
  await operator('deactivate', 'bo@example.com');
  await operator('demote', 'ana@example.com');
  return { db, operator };
}

test("the command audit prints the operators' actions, newest first, with control characters escaped", async () => {
  const { operator } = await createAuditHistory();
  const { text, document } = await operator('audit');
  const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
  expect(text.replaceAll(time, 'TIME'.padEnd(24)).split('\n')).toEqual([
    'at                        actor                action      email            detail',
    String.raw`TIME                      \u001b[31mroot@host  demote      ana@example.com  {"is_superuser":{"to":false,"from":true}}`,
    String.raw`TIME                      \u001b[31mroot@host  deactivate  bo@example.com   {"is_active":{"to":false,"from":true}}`,
    String.raw`TIME                      \u001b[31mroot@host  promote     ana@example.com  {"is_superuser":{"to":true,"from":false}}`,
  ]);
  const [entry] = (document as { entries: unknown[] }).entries;
  expect(entry).toEqual({
    id: 3,
    at: expect.stringMatching(time),
    actor: '\u001b[31mroot@host',
    action: 'demote',
    user_id: 1,
    uid: 'ana',
    email: 'ana@example.com',
    detail: { is_superuser: { from: true, to: false } },
  });
  const page = await operator('audit', '--limit', '2');
  expect(page.text).toMatch(/\n\nMore: --before 2$/);
  expect(page.document).toMatchObject({ entries: [{ id: 3 }, { id: 2 }], next: 2 });
  const last = await operator('audit', '--limit', '2', '--before', '2');
  expect(last.document).toMatchObject({ entries: [{ id: 1 }], next: null });
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
  expect(await countEntriesOf("' or true --")).toBe(0);
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
