import type { BugReport } from '@wishwell/contract/bug-reports.ts';
import type { Friend } from '@wishwell/contract/friends.ts';
import type { User } from '@wishwell/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { fetchAllPages } from '../../test/pages.ts';
import { signUpPerson, type Person } from '../../test/person.ts';

let app: TestApp;
let una: Person;

beforeAll(async () => {
  app = await startApp();
  una = await signUpPerson(app, 'Una');
  await app.db.pool.query(`update users set is_superuser = true; update users set bearers_from = 'epoch'`);
  await app.db.pool.query(
    `insert into users (uid, email, display_name)
     select 'uid ' || n, n || '@example.com', case n % 3 when 0 then '' when 1 then 'Same' else 'Name ' || n % 40 end
     from generate_series(1, 1100) n`,
  );
});
afterAll(() => app.close());

it('GET /api/users returns pages of 1000 users, sorted by id', async () => {
  const pages = await fetchAllPages<User>(una, '/api/users');
  expect(pages.map((page) => page.length)).toEqual([1_000, 101]);
  const ids = pages.flat().map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

it('GET /api/bugreports returns pages of 100 bug reports, newest first', async () => {
  await app.db.pool.query(
    `insert into bug_reports (user_id, title, description)
     select $1, 'Report ' || n, 'Often' from generate_series(1, 101) n`,
    [una.id],
  );
  const pages = await fetchAllPages<BugReport>(una, '/api/bugreports');
  expect(pages.map((page) => page.length)).toEqual([100, 1]);
  expect(pages.flat().map(({ title }) => title)[0]).toBe('Report 101');
  expect(pages.flat().at(-1)?.title).toBe('Report 1');
});

it('GET /api/friends returns a page of 100 friends, then pages of 200, sorted by name', async () => {
  await app.db.pool.query(
    `insert into friendships (low_id, high_id, status, requester_id)
     select $1, id, 'friends', id from users where id <> $1`,
    [una.id],
  );
  const pages = await fetchAllPages<Friend>(una, '/api/friends');
  expect(pages.map((page) => page.length)).toEqual([100, 200, 200, 200, 200, 200]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(1_100);
  const names = pages.flat().map(({ display_name: name, email }) => (name || email).toLowerCase());
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
});
