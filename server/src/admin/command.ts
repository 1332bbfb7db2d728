import { parseArgs } from 'node:util';

export const usage = `Usage: npm run admin -- <command> <e-mail>

  promote [--superuser | --staff]   gives the person a role: superuser unless --staff is said
  demote  [--superuser | --staff]   takes it away again: superuser unless --staff is said
  activate                          lets the person in again
  deactivate                        keeps the person out; nothing of theirs is deleted

Works while the server runs and while it does not. Set DATA_DIR or DATABASE_URL as for the server.`;

/** The arguments make no sense; the message says why. */
export class UsageError extends Error {}

/** What to change of one account; null leaves a flag as it is. */
export interface AccountChange {
  email: string;
  isStaff: boolean | null;
  isSuperuser: boolean | null;
  isActive: boolean | null;
}

const nothing = { isStaff: null, isSuperuser: null, isActive: null };

interface Roles {
  staff: boolean;
  superuser: boolean;
}

const roleChange = (roles: Roles, to: boolean): Partial<AccountChange> =>
  roles.staff ? { isStaff: to } : { isSuperuser: to };

const commands: Readonly<Record<string, (roles: Roles) => Partial<AccountChange>>> = {
  promote: (roles) => roleChange(roles, true),
  demote: (roles) => roleChange(roles, false),
  activate: () => ({ isActive: true }),
  deactivate: () => ({ isActive: false }),
};

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { staff: flag, superuser: flag } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The change that the operator's arguments ask for. Throws `UsageError`. */
export function readCommand(args: string[]): AccountChange {
  const { values, positionals } = parse(args);
  const [name = '', email, ...rest] = positionals;
  const change = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!change) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command ${name}.`);
  if (email === undefined) throw new UsageError('Say whose account, by its e-mail address.');
  if (rest.length > 0) throw new UsageError('One account at a time, please.');
  if (values.staff && values.superuser) throw new UsageError('One of --staff and --superuser, please.');
  const takesRole = name === 'promote' || name === 'demote';
  if (!takesRole && (values.staff || values.superuser)) throw new UsageError(`${name} takes no role.`);
  return { ...nothing, email, ...change(values) };
}
