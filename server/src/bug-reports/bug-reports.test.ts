import { calls } from '@wishwell/contract/calls.ts';
import { bugReportStatuses } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { renewBearer, signUpPerson, type Person } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let una: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  una = await signUpPerson(app, 'Una');
  await app.db.pool.query('update users set is_superuser = true where id = $1', [una.id]);
  await renewBearer(app, una);
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from bug_reports'));

const createReport = (title: string) => ana.does(calls.createBugReport, { body: { title, description: ' Often ' } });
const countOpenReports = async (): Promise<number> => (await una.does(calls.countOpenBugReports)).count;

it('a new bug report has the status open and contains its author', async () => {
  expect(await createReport(' Crash ')).toMatchObject({
    title: 'Crash',
    description: 'Often',
    status: 'open',
    user: { id: ana.id, display_name: 'Ana' },
  });
});

it('the count of open bug reports includes neither reports in progress nor resolved reports', async () => {
  const reports = [await createReport('One'), await createReport('Two'), await createReport('Three')];
  expect(await countOpenReports()).toBe(3);
  for (const [at, status] of (['in_progress', 'resolved'] as const).entries()) {
    await una.does(calls.updateBugReportStatus, { params: { id: reports[at]?.id ?? 0 }, body: { status } });
  }
  expect(await countOpenReports()).toBe(1);
});

it('a superuser can change the status of a bug report from any status to any other', async () => {
  const { id } = await createReport('Crash');
  for (const from of bugReportStatuses) {
    for (const to of bugReportStatuses) {
      for (const status of [from, to]) {
        const changed = await una.does(calls.updateBugReportStatus, { params: { id }, body: { status } });
        expect(changed).toMatchObject({ id, status, user: { id: ana.id } });
      }
    }
  }
});
