import { calls } from '@wishwell/contract/calls.ts';
import { bugReportStatuses } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { renewBearer, signedIn, type Person } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let una: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  una = await signedIn(app, 'Una');
  await app.db.pool.query('update users set is_superuser = true where id = $1', [una.id]);
  await renewBearer(app, una);
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from bug_reports'));

const reports = (title: string) => ana.does(calls.createBugReport, { body: { title, description: ' Often ' } });
const counts = async (): Promise<number> => (await una.does(calls.countOpenBugReports)).count;

it('a report is open, and names who made it', async () => {
  expect(await reports(' Crash ')).toMatchObject({
    title: 'Crash',
    description: 'Often',
    status: 'open',
    user: { id: ana.id, display_name: 'Ana' },
  });
});

it('the newest report comes first', async () => {
  for (const title of ['One', 'Two', 'Three']) await reports(title);
  expect((await una.does(calls.listBugReports)).map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
});

it('only what is open is counted as open', async () => {
  const made = [await reports('One'), await reports('Two'), await reports('Three')];
  expect(await counts()).toBe(3);
  for (const [at, status] of (['in_progress', 'resolved'] as const).entries()) {
    await una.does(calls.updateBugReportStatus, { params: { id: made[at]?.id ?? 0 }, body: { status } });
  }
  expect(await counts()).toBe(1);
});

it.each(bugReportStatuses.flatMap((from) => bugReportStatuses.map((to) => [from, to] as const)))(
  'a report goes from %s to %s',
  async (from, to) => {
    const { id } = await reports('Crash');
    await una.does(calls.updateBugReportStatus, { params: { id }, body: { status: from } });
    const changed = await una.does(calls.updateBugReportStatus, { params: { id }, body: { status: to } });
    expect(changed).toMatchObject({ id, status: to, user: { id: ana.id } });
  },
);
