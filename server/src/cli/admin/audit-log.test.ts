import { userInfo, hostname } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { operatorOf } from '../../../test/operator.ts';
import { inTransaction } from '../../database/transactions.ts';
import { nameOperator, writeEntry } from './audit-log.ts';

async function withHistory() {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query("insert into users (uid, email) values ('ana', 'ana@example.com'), ('bo', 'bo@example.com')");
  const operator = operatorOf({ db }, '\u001b[31mroot@host');
  await operator('promote', 'ana@example.com');
  await operator('deactivate', 'bo@example.com');
  await operator('demote', 'ana@example.com');
  return { db, operator };
}

test('what operators did is printed, the newest first', async () => {
  const { operator } = await withHistory();
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

test('a page says how many are older, and how to see them', async () => {
  const { operator } = await withHistory();
  const page = await operator('audit', '--limit', '2');
  expect(page.text).toMatch(/\n\n1 more: --before 2$/);
  expect(page.document).toMatchObject({ entries: [{ id: 3 }, { id: 2 }], more: 1, next: 2 });
  const last = await operator('audit', '--limit', '2', '--before', '2');
  expect(last.document).toMatchObject({ entries: [{ id: 1 }], more: 0, next: null });
});

test('one person is found by the address they have, and by one they had', async () => {
  const { db, operator } = await withHistory();
  await db.pool.query("update users set email = 'ana@new.example' where uid = 'ana'");
  await operator('promote', 'ana@new.example', '--staff');
  const of = async (email: string) => ((await operator('audit', email)).document['entries'] as unknown[]).length;
  expect(await of('ANA@new.example')).toBe(3);
  expect(await of('ana@example.com')).toBe(2);
  expect(await of('BO@example.com')).toBe(1);
  expect(await of('%')).toBe(0);
  expect((await operator('audit', "' or true --")).text).toBe('Nothing is noted.');
});

test('entries outlive their account, and can be neither changed nor deleted', async () => {
  const { db } = await withHistory();
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

test('a setting is an actor too, and an entry falls with its transaction', async () => {
  const { db, operator } = await withHistory();
  const entry = {
    actor: 'SUPERUSER_EMAILS',
    action: 'promote',
    account: { id: 1, uid: 'ana', email: 'ana@example.com' },
    detail: { is_superuser: { from: false, to: true } },
  } as const;
  await inTransaction(db, (tx) => writeEntry(tx, entry));
  const fails = inTransaction(db, async (tx) => {
    await writeEntry(tx, entry);
    throw new Error('changed my mind');
  });
  await expect(fails).rejects.toThrow('changed my mind');
  const { document } = await operator('audit', '--limit', '1');
  expect(document).toMatchObject({ entries: [{ actor: 'SUPERUSER_EMAILS' }], more: 3 });
});

test('the operator is who the operating system says', () => {
  expect(nameOperator()).toBe(`${userInfo().username}@${hostname()}`);
});
