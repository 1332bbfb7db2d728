import { assertTaken, parseArguments, readId, readLimit, UsageError, type Values } from './arguments.ts';
import { findCommandName } from './usage.ts';

export interface ListAccounts {
  name: 'list' | 'find';
  /** Part of e-mail or name; null for everybody. */
  text: string | null;
  staff: boolean;
  superuser: boolean;
  inactive: boolean;
  limit: number;
  /** The id before the page. */
  after: number;
}

export type Flag = 'is_staff' | 'is_superuser' | 'is_active';

export interface ChangeAccount {
  name: 'promote' | 'demote' | 'activate' | 'deactivate';
  email: string;
  /** What shall be so; others stay as they are. */
  flags: Readonly<Partial<Record<Flag, boolean>>>;
}

interface ResetPassword {
  name: 'reset-password';
  email: string;
}

interface RotateSecret {
  name: 'rotate-secret';
}

export interface ListEntries {
  name: 'audit';
  /** Null for everybody. */
  email: string | null;
  limit: number;
  /** The id behind the page; null for the newest. */
  before: number | null;
}

export type Command = ListAccounts | ChangeAccount | ResetPassword | RotateSecret | ListEntries;

/** At most one argument beside the command's name. */
function oneOf(rest: readonly string[], what: string): string | undefined {
  if (rest.length > 1) throw new UsageError(`One ${what} at a time, please.`);
  if (rest[0]?.trim() === '') throw new UsageError(`The ${what} is empty.`);
  return rest[0];
}

function emailOf(rest: readonly string[]): string {
  const email = oneOf(rest, 'account');
  if (email === undefined) throw new UsageError('Say whose account, by its e-mail address.');
  return email;
}

function readList(name: 'list' | 'find', rest: readonly string[], values: Values): ListAccounts {
  if (name === 'list' && rest.length > 0) throw new UsageError('list takes no text: find does.');
  const wanted = oneOf(rest, 'text');
  if (name === 'find' && wanted === undefined) throw new UsageError('Say what to find: a part of an e-mail or a name.');
  const { staff, superuser, inactive, after = '0' } = values;
  const limit = readLimit(values);
  return { name, text: wanted ?? null, staff, superuser, inactive, limit, after: readId('after', after) };
}

function readRole(name: 'promote' | 'demote', rest: readonly string[], { staff, superuser }: Values): ChangeAccount {
  if (staff && superuser) throw new UsageError('One of --staff and --superuser, please.');
  return { name, email: emailOf(rest), flags: { [staff ? 'is_staff' : 'is_superuser']: name === 'promote' } };
}

function readAudit(rest: readonly string[], values: Values): ListEntries {
  const { before } = values;
  return {
    name: 'audit',
    email: oneOf(rest, 'account') ?? null,
    limit: readLimit(values),
    before: before === undefined ? null : readId('before', before),
  };
}

/** What the operator's arguments ask for. Throws `UsageError`. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parseArguments(args);
  const [given = '', ...rest] = positionals;
  const name = findCommandName(given);
  if (!name) throw new UsageError(given === '' ? 'Say what to do.' : `There is no command ${given}.`);
  assertTaken(name, values);
  switch (name) {
    case 'list':
    case 'find':
      return readList(name, rest, values);
    case 'promote':
    case 'demote':
      return readRole(name, rest, values);
    case 'activate':
    case 'deactivate':
      return { name, email: emailOf(rest), flags: { is_active: name === 'activate' } };
    case 'reset-password':
      return { name, email: emailOf(rest) };
    case 'rotate-secret':
      if (rest.length > 0) throw new UsageError('rotate-secret takes no account.');
      return { name };
    case 'audit':
      return readAudit(rest, values);
  }
}
