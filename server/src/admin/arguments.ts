import { parseArgs } from 'node:util';
import type { CommandName } from './usage.ts';

/** The arguments make no sense; the message says why. */
export class UsageError extends Error {}

const DEFAULT_LIMIT = '50';
const MOST = 1000;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = {
  staff: flag,
  superuser: flag,
  inactive: flag,
  limit: text,
  after: text,
  before: text,
  json: flag,
  help: flag,
};
type Option = keyof typeof options;

/** Tells options from the rest. Throws `UsageError`. */
export function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The options that were given. */
export type Values = ReturnType<typeof parseArguments>['values'];

const optionsOf: Readonly<Record<CommandName, readonly Option[]>> = {
  list: ['staff', 'superuser', 'inactive', 'limit', 'after'],
  find: ['limit', 'after'],
  promote: ['staff', 'superuser'],
  demote: ['staff', 'superuser'],
  activate: [],
  deactivate: [],
  'reset-password': [],
  'rotate-secret': [],
  audit: ['limit', 'before'],
};

/** Throws `UsageError` when an option means nothing to this command. */
export function assertTaken(name: CommandName, values: Values): void {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false);
  const taken: readonly string[] = [...optionsOf[name], 'json', 'help'];
  const stray = given.find(([option]) => !taken.includes(option));
  if (stray) throw new UsageError(`${name} takes no --${stray[0]}.`);
}

function readNumber(option: Option, value: string, least: number, most: number): number {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : -1;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${option} must be a whole number from ${least} to ${most}.`);
}

/** How many lines are wanted. Throws `UsageError`. */
export const readLimit = ({ limit = DEFAULT_LIMIT }: Values): number => readNumber('limit', limit, 1, MOST);

/** An id, or 0 for before the first. Throws `UsageError`. */
export const readId = (option: Option, value: string): number => readNumber(option, value, 0, Number.MAX_SAFE_INTEGER);
