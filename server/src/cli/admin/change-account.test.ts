import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { operatorOf } from '../../../test/operator.ts';
import type { Database } from '../../database/database.ts';

/** A database with these accounts in it. */
async function withAccounts(...uids: string[]): Promise<{ db: Database; operator: ReturnType<typeof operatorOf> }> {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  for (const uid of uids) {
    await db.pool.query('insert into users (uid, email) values ($1, $2)', [uid, `${uid}@example.com`]);
  }
  return { db, operator: operatorOf({ db }) };
}

async function entriesOf(db: Database): Promise<unknown[]> {
  const columns = 'actor, action, user_id, uid, email, detail';
  return (await db.pool.query(`select ${columns} from audit_log order by id`)).rows;
}

const none = 'nothing has changed.';

test('roles and access are given and taken, each once, and each change is noted', async () => {
  const { db, operator } = await withAccounts('Ana', 'bo');
  const on = { from: false, to: true };
  const off = { from: true, to: false };
  const steps = [
    ['promote ANA@example.com', 'is now a superuser, not staff and active.', { is_superuser: on }],
    ['promote ana@example.com', `is already a superuser, not staff and active: ${none}`, undefined],
    ['promote ana@example.com --staff', 'is now a superuser, staff and active.', { is_staff: on }],
    ['promote bo@example.com', '', { is_superuser: on }],
    ['demote ana@example.com', 'is now no superuser, staff and active.', { is_superuser: off }],
    ['demote ana@example.com', `is already no superuser, staff and active: ${none}`, undefined],
    ['demote ana@example.com --staff', 'is now no superuser, not staff and active.', { is_staff: off }],
    ['deactivate ana@example.com', 'is now no superuser, not staff and not active.', { is_active: off }],
    ['deactivate ana@example.com', `is already no superuser, not staff and not active: ${none}`, undefined],
    ['activate ana@example.com', 'is now no superuser, not staff and active.', { is_active: on }],
    ['activate ana@example.com', `is already no superuser, not staff and active: ${none}`, undefined],
  ] as const;
  const noted: unknown[] = [];
  for (const [line, said, detail] of steps) {
    const { text, document, warnings } = await operator(...line.split(' '));
    expect(text).toMatch(new RegExp(`@example\\.com ${said.replaceAll('.', '\\.')}`));
    expect(document).toMatchObject({ changed: detail !== undefined, sessions_ended: 0 });
    expect(warnings).toEqual([]);
    const whom = line.includes('bo@')
      ? { user_id: 2, uid: 'bo', email: 'bo@example.com' }
      : { user_id: 1, uid: 'Ana', email: 'Ana@example.com' };
    if (detail) noted.push({ actor: 'root@host', action: line.split(' ')[0], ...whom, detail });
  }
  expect(await entriesOf(db)).toEqual(noted);
});

test.each(['demote', 'deactivate'])('to %s the last active superuser is possible, and warned of', async (command) => {
  const { operator } = await withAccounts('ana', 'bo', 'ida');
  for (const name of ['ana', 'bo', 'ida']) await operator('promote', `${name}@example.com`);
  expect((await operator(command, 'ana@example.com')).warnings).toEqual([]);
  expect((await operator('deactivate', 'ida@example.com')).warnings).toEqual([]);
  expect((await operator(command, 'bo@example.com')).warnings).toEqual([
    expect.stringMatching(/^No active superuser is left/),
  ]);
  // Whose role means nothing any more takes nothing away.
  expect((await operator('demote', 'ida@example.com')).warnings).toEqual([]);
});

test('of two operators who demote the last two superusers at once, one is warned', async () => {
  const { db, operator } = await withAccounts('ana', 'bo');
  for (let round = 0; round < 5; round += 1) {
    for (const name of ['ana', 'bo']) await operator('promote', `${name}@example.com`);
    const [one, other] = await Promise.all([
      operator('demote', 'ana@example.com'),
      operatorOf({ db }, 'eva@host')('deactivate', 'bo@example.com'),
    ]);
    expect([...one.warnings, ...other.warnings]).toHaveLength(1);
    await operator('activate', 'bo@example.com');
  }
});

test('of two operators who do the same at once, one does it', async () => {
  const { db } = await withAccounts('ana');
  const outcomes = await Promise.all(
    ['root@host', 'eva@host'].map((actor) => operatorOf({ db }, actor)('promote', 'ana@example.com')),
  );
  expect(new Set(outcomes.map(({ document }) => document['changed']))).toEqual(new Set([true, false]));
  expect(await entriesOf(db)).toHaveLength(1);
});

test('nobody is found by anything but the address', async () => {
  const { db, operator } = await withAccounts('ana');
  const unknown = ['%', '_na@example.com', "' or true --", 'ana@example.com\n', '\u001b[31m', '\\', 'ana', '🎁'];
  for (const email of unknown) {
    await expect(operator('deactivate', email)).rejects.toThrow(/^Nobody with the e-mail address \P{Cc}+ has/u);
  }
  expect(await entriesOf(db)).toEqual([]);
});

test('where another provider keeps the sessions there are none to end', async () => {
  const { db, operator } = await withAccounts('ana');
  await db.pool.query('drop schema auth cascade');
  expect((await operator('deactivate', 'ana@example.com')).document).toMatchObject({ changed: true });
});

test('nothing changes when it cannot be noted', async () => {
  const { db, operator } = await withAccounts('ana');
  await db.pool.query('alter table audit_log add check (false) not valid');
  await expect(operator('deactivate', 'ana@example.com')).rejects.toThrow();
  expect((await db.pool.query('select is_active from users')).rows).toEqual([{ is_active: true }]);
});
