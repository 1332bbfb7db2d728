import type { Database } from '../db.ts';
import { problemOfDatabase } from '../http/database-faults.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { AccountChange } from './command.ts';
import { updateAccount } from './queries.ts';

const UNDEFINED_TABLE = '42P01';

function asFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : '';
  if (code === UNDEFINED_TABLE)
    return new StartFailure('This database is empty: start the server once.', { cause: error });
  if (problemOfDatabase(error)?.status !== 503) return error;
  return new StartFailure(`The database does not answer: ${error.message || String(code)}`, { cause: error });
}

/** Changes one account and says in a sentence how it stands now. Throws `StartFailure` when nobody has that address. */
export async function changeAccount(db: Database, change: AccountChange): Promise<string> {
  const { email, isStaff, isSuperuser, isActive } = change;
  const rows = await updateAccount(db, [email, isStaff, isSuperuser, isActive]).catch((error: unknown) => {
    throw asFailure(error);
  });
  const [account] = rows;
  if (!account) throw new StartFailure(`Nobody with the e-mail address ${email} has signed up here.`);
  const superuser = account.is_superuser ? 'a superuser' : 'no superuser';
  const staff = account.is_staff ? 'staff' : 'not staff';
  return `${account.email} is now ${superuser}, ${staff} and ${account.is_active ? 'active' : 'not active'}.`;
}
