import { expect, test } from 'vitest';
import { createDatabaseForTest } from '../../../test/database-for-test.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import type { Database } from '../../database/database.ts';

async function createAccounts(
  ...uids: string[]
): Promise<{ db: Database; operator: ReturnType<typeof createAdminRunner> }> {
  const { db } = await createDatabaseForTest();
  for (const uid of uids) {
    await db.pool.query('insert into users (uid, email) values ($1, $2)', [uid, `${uid}@example.com`]);
  }
  return { db, operator: createAdminRunner({ db }) };
}

async function listAuditEntries(db: Database): Promise<unknown[]> {
  const columns = 'actor, action, user_id, uid, email, detail';
  return (await db.pool.query(`select ${columns} from audit_log order by id`)).rows;
}

const unchangedText = 'nothing has changed.';

test('operator commands grant and revoke roles and access; the audit log contains each change once', async () => {
  const { db, operator } = await createAccounts('Ana', 'bo');
  const switchedOn = { from: false, to: true };
  const switchedOff = { from: true, to: false };
  const steps = [
    ['promote ANA@example.com', 'is now a superuser, not staff and active.', { is_superuser: switchedOn }],
    ['promote ana@example.com', `is already a superuser, not staff and active: ${unchangedText}`, undefined],
    ['promote ana@example.com --staff', 'is now a superuser, staff and active.', { is_staff: switchedOn }],
    ['promote bo@example.com', '', { is_superuser: switchedOn }],
    ['demote ana@example.com', 'is now no superuser, staff and active.', { is_superuser: switchedOff }],
    ['demote ana@example.com', `is already no superuser, staff and active: ${unchangedText}`, undefined],
    ['demote ana@example.com --staff', 'is now no superuser, not staff and active.', { is_staff: switchedOff }],
    ['deactivate ana@example.com', 'is now no superuser, not staff and not active.', { is_active: switchedOff }],
    ['deactivate ana@example.com', `is already no superuser, not staff and not active: ${unchangedText}`, undefined],
    ['activate ana@example.com', 'is now no superuser, not staff and active.', { is_active: switchedOn }],
    ['activate ana@example.com', `is already no superuser, not staff and active: ${unchangedText}`, undefined],
  ] as const;
  const expectedEntries: unknown[] = [];
  for (const [line, expectedText, detail] of steps) {
    const { text, document, warnings } = await operator(...line.split(' '));
    expect(text).toMatch(new RegExp(`@example\\.com ${expectedText.replaceAll('.', '\\.')}`));
    expect(document).toMatchObject({ changed: detail !== undefined, sessions_ended: 0 });
    expect(warnings).toEqual([]);
    const account = line.includes('bo@')
      ? { user_id: 2, uid: 'bo', email: 'bo@example.com' }
      : { user_id: 1, uid: 'Ana', email: 'Ana@example.com' };
    if (detail) expectedEntries.push({ actor: 'root@host', action: line.split(' ')[0], ...account, detail });
  }
  expect(await listAuditEntries(db)).toEqual(expectedEntries);
});

test('the commands demote and deactivate print a warning for the last active superuser', async () => {
  const { operator } = await createAccounts('ana', 'bo', 'ida');
  for (const command of ['demote', 'deactivate']) {
    for (const name of ['ana', 'bo', 'ida']) {
      await operator('activate', `${name}@example.com`);
      await operator('promote', `${name}@example.com`);
    }
    expect((await operator(command, 'ana@example.com')).warnings).toEqual([]);
    expect((await operator('deactivate', 'ida@example.com')).warnings).toEqual([]);
    expect((await operator(command, 'bo@example.com')).warnings).toEqual([
      expect.stringMatching(/^No active superuser is left/),
    ]);
    // Ida is an inactive superuser. Demoting Ida does not change the number of active superusers.
    expect((await operator('demote', 'ida@example.com')).warnings).toEqual([]);
  }
});

test('if two operators demote the last two superusers at the same time, one is warned that none is left', async () => {
  const { db, operator } = await createAccounts('ana', 'bo');
  const otherOperator = createAdminRunner({ db }, 'eva@host');
  for (let round = 0; round < 5; round += 1) {
    await operator('promote', 'bo@example.com');
    // If two operators make the same change at the same time, only one command reports the change.
    const promotions = await Promise.all([operator, otherOperator].map((run) => run('promote', 'ana@example.com')));
    expect(new Set(promotions.map(({ document }) => document['changed']))).toEqual(new Set([true, false]));
    const [one, other] = await Promise.all([
      operator('demote', 'ana@example.com'),
      otherOperator('deactivate', 'bo@example.com'),
    ]);
    expect([...one.warnings, ...other.warnings]).toHaveLength(1);
    await operator('activate', 'bo@example.com');
  }
  // Expects the audit entries of one promotion of Bo, and then of these four actions in a loop that ran five
  // times: promotion, demotion, deactivation, activation.
  expect(await listAuditEntries(db)).toHaveLength(1 + 5 * 4);
});

test('the command deactivate finds accounts only by their complete e-mail address', async () => {
  const { db, operator } = await createAccounts('ana');
  const unknown = ['%', '_na@example.com', "' or true --", 'ana@example.com\n', '\u001b[31m', '\\', 'ana', '🎁'];
  for (const email of unknown) {
    await expect(operator('deactivate', email)).rejects.toThrow('Nobody with the e-mail address');
  }
  expect(await listAuditEntries(db)).toEqual([]);
});

test('the command deactivate also works without the tables of built-in accounts', async () => {
  const { db, operator } = await createAccounts('ana');
  await db.pool.query('drop schema auth cascade');
  expect((await operator('deactivate', 'ana@example.com')).document).toMatchObject({ changed: true });
});

test('an account stays unchanged if the audit entry cannot be written', async () => {
  const { db, operator } = await createAccounts('ana');
  await db.pool.query('alter table audit_log add check (false) not valid');
  await expect(operator('deactivate', 'ana@example.com')).rejects.toThrow();
  expect((await db.pool.query('select is_active from users')).rows).toEqual([{ is_active: true }]);
});
