import type { BrowserContextOptions, Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import type { AvatarColourName } from '@wishwell/contract/limits.ts';
import { parseAdminCommand } from '../server/src/cli/admin/program.ts';
import { readConfigWithoutAppSecret } from '../server/src/cli/operator-command.ts';
import { runWithDatabase } from '../server/src/cli/run-with-database.ts';
import { type Caller, createCaller, renewBearer, signUpWithoutUserRecord } from '../server/test/person.ts';
import { test as serverTest } from './server-fixture.ts';

/**
 * A person with an account and a signed-in browser. `does` sends API requests as this person, to prepare a
 * test.
 */
export interface Person extends Caller {
  id: number;
  uid: string;
  name: string;
  email: string;
  password: string;
  page: Page;
  session: { bearer: string; cookie: string };
}

interface AccountOptions {
  email?: string;
  avatar?: AvatarColourName;
  password?: string;
  browser?: BrowserContextOptions;
}

export type RoleFlag = 'staff' | 'superuser';

interface PeopleFixtures {
  /**
   * Signs up a person through the API and opens a blank page in a signed-in browser. The name `''` creates
   * a person without a name.
   */
  newPerson(name: string, account?: AccountOptions): Promise<Person>;
  /** Grants a role with the operator's command. The page shows the role after a reload. */
  promote(person: Pick<Person, 'email'> & Partial<Pick<Person, 'session'>>, flag: RoleFlag): Promise<void>;
}

/** Playwright's `test`, with a server and functions that create people. */
export const test = serverTest.extend<PeopleFixtures>({
  newPerson: async ({ newBrowser, origin }, provide) => {
    await provide(async (name, { avatar = 'gray', password = 'secret gift', browser, ...account } = {}) => {
      const { uid, email, bearer, cookie } = await signUpWithoutUserRecord(
        { origin },
        { name: name || 'Nameless', password, ...account },
      );
      const session = { bearer, cookie };
      const caller = createCaller(origin, () => ({ authorization: `Bearer ${session.bearer}` }));
      const { id } = await caller.does(calls.createUser, {
        body: { firebase_uid: uid, display_name: name, email, avatar },
      });
      const page = await newBrowser({ storageState: createSignedInStorageState(origin, cookie), ...browser });
      return { ...caller, id, uid, name, email, password, page, session };
    });
  },

  promote: async ({ server, origin }, provide) => {
    await provide(async ({ email, session }, flag) => {
      const config = readConfigWithoutAppSecret({ ...process.env, ...server.environment });
      const command = parseAdminCommand(['promote', email, `--${flag}`]);
      await runWithDatabase(config, (db) => command({ db, config, actor: 'a journey' }));
      // Renews the person's bearer token, because a role change makes earlier tokens invalid.
      if (session) await renewBearer({ origin }, session);
    });
  },
});

/**
 * Returns the storage state of a signed-in browser: the session cookie, and the flag `wishwell.signed-in`
 * in localStorage.
 */
export function createSignedInStorageState(
  origin: string,
  cookie: string,
): NonNullable<BrowserContextOptions['storageState']> {
  const { hostname } = new URL(origin);
  const common = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { ...common, name, value: value.join('=') };
  });
  return { cookies, origins: [{ origin, localStorage: [{ name: 'wishwell.signed-in', value: 'yes' }] }] };
}
