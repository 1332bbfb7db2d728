import type { BrowserContextOptions, Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import type { AvatarKey } from '@wishwell/contract/limits.ts';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Caller, callerWith, renewBearer, signUp } from '../server/test/person.ts';
import { test as journey } from './journey.ts';

/** Somebody with an account, at a browser of their own in which they are signed in; `does` is the API, for what goes before. */
export interface Person extends Caller {
  id: number;
  uid: string;
  name: string;
  email: string;
  password: string;
  page: Page;
  /** What the API is called with. */
  session: { bearer: string; cookie: string };
}

interface Account {
  email?: string;
  avatar?: AvatarKey;
  password?: string;
  /** Of the browser. */
  browser?: BrowserContextOptions;
}

export type Flag = 'staff' | 'superuser';

interface PeopleFixtures {
  /** Signs somebody up through the API, and opens a browser (on no page yet) in which they are signed in. `''` is nameless. */
  newPerson(name: string, account?: Account): Promise<Person>;
  /** Gives a flag, as the operator does. The page shows it after the next load. */
  promote(person: Pick<Person, 'email'> & Partial<Pick<Person, 'session'>>, flag: Flag): Promise<void>;
}

const adminPath = fileURLToPath(new URL('../server/src/cli/admin.ts', import.meta.url));

/** Playwright's `test`, with a server and people. */
export const test = journey.extend<PeopleFixtures>({
  newPerson: async ({ newBrowser, origin }, provide) => {
    await provide(async (name, { avatar = 'gray', password = 'secret gift', browser, ...account } = {}) => {
      const { uid, email, bearer, cookie } = await signUp(
        { origin },
        { name: name || 'Nameless', password, ...account },
      );
      const session = { bearer, cookie };
      const caller = callerWith(origin, () => ({ authorization: `Bearer ${session.bearer}` }));
      const { id } = await caller.does(calls.createUser, {
        body: { firebase_uid: uid, display_name: name, email, avatar },
      });
      const page = await newBrowser({ storageState: signedInState(origin, cookie), ...browser });
      return { ...caller, id, uid, name, email, password, page, session };
    });
  },

  promote: async ({ server, origin }, provide) => {
    await provide(async ({ email, session }, flag) => {
      const env = { ...process.env, ...server.environment };
      await promisify(execFile)(process.execPath, [adminPath, 'promote', email, `--${flag}`], { env });
      // A new role ends the bearers issued before it.
      if (session) await renewBearer({ origin }, session);
    });
  },
});

/** A browser after a sign-in: it keeps the session's cookie, and remembers that somebody was signed in. */
export function signedInState(origin: string, cookie: string): NonNullable<BrowserContextOptions['storageState']> {
  const { hostname } = new URL(origin);
  const common = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { ...common, name, value: value.join('=') };
  });
  return { cookies, origins: [{ origin, localStorage: [{ name: 'wishwell.signed-in', value: 'yes' }] }] };
}
