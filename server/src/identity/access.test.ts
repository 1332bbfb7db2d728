import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { signUp, visitor } from '../../test/person.ts';
import { identityPaths } from '../openapi/identity-calls.ts';

// Who makes which identity call, and the status of the answer: one row a call. A page of another site sends the cookie
// of whom it wants to use.
const rules = `
call                  anonymous signed-in deactivated other-site
signUp                200       200       200         403
signIn                200       200       403         403
signOut               200       200       200         403
renameIdentity        401       200       401         403
requestPasswordReset  200       200       200         403
resetPassword         400       400       400         403
startGoogle           502       502       502         403
finishGoogle          400       400       400         400
getToken              401       200       401         200
listSigningKeys       200       200       200         200
`;

const bodies: Readonly<Record<string, (email: string) => object>> = {
  signUp: () => ({ name: 'New', email: `new.${crypto.randomUUID()}@example.com`, password: 'secret gift' }),
  signIn: (email) => ({ email, password: 'secret gift' }),
  renameIdentity: () => ({ name: 'Another' }),
  requestPasswordReset: (email) => ({ email }),
  resetPassword: () => ({ token: 'invented', newPassword: 'secret gift' }),
};

const [head = '', ...rows] = rules.trim().split('\n');
const actors = head.split(/ +/).slice(1);
const table = rows.map((row) => row.split(/ +/)).map(([name = '', ...statuses]) => ({ name, statuses }));

const operations = Object.entries(identityPaths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ path, method: method.toUpperCase(), operationId })),
);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'wishwell',
    OIDC_CLIENT_SECRET: 'secret',
  });
});
afterAll(() => app.close());

/** What an actor brings along, made anew for every call: some of them end the session. */
async function headersOf(actor: string): Promise<{ email: string; headers: Record<string, string> }> {
  const { uid, email, cookie } = await signUp(app, { name: 'Ana' });
  if (actor === 'deactivated') {
    await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [uid, email]);
    await app.db.pool.query('delete from auth.session where "userId" = $1', [uid]);
  }
  if (actor === 'anonymous') return { email, headers: {} };
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  return { email, headers: { cookie, ...(actor === 'other-site' && elsewhere) } };
}

test('the table names every identity call', () => {
  expect(table.map(({ name }) => name).toSorted()).toEqual(operations.map((one) => one.operationId).toSorted());
});

test.each(table)('$name is answered to each as the table says', async ({ name, statuses }) => {
  const operation = operations.find(({ operationId }) => operationId === name);
  const answered: string[] = [];
  for (const actor of actors) {
    const { email, headers } = await headersOf(actor);
    const body = bodies[name]?.(email);
    const { method = '', path = '' } = operation ?? {};
    const query = name === 'startGoogle' ? '?flow=the-name-of-a-window' : '';
    const reply = await visitor(app).sends(method, path + query, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
    });
    answered.push(String(reply.status));
  }
  expect(answered).toEqual(statuses);
});
