import { Command as Program, CommanderError, type Help, Option } from 'commander';
import type { ChangeAccount, Command } from './command.ts';

/** The arguments are invalid; the message says why. */
export class UsageError extends Error {}

/** Returns the parser of an integer option. The parser throws `UsageError`. */
function integer(flag: string, min: number, max: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,16}$/.test(value) ? Number(value) : -1;
    if (number >= min && number <= max) return number;
    throw new UsageError(`${flag} must be a whole number from ${min} to ${max}.`);
  };
}

/** Returns the parser of an argument. The parser throws `UsageError` if the argument is empty. */
function notEmpty(name: string): (value: string) => string {
  return (value) => {
    if (value.trim() !== '') return value;
    throw new UsageError(`The ${name} is empty.`);
  };
}

const limitOption = (): Option =>
  new Option('--limit <value>', 'at most so many lines: 1 to 1000, 50 by default')
    .argParser(integer('--limit', 1, 1000))
    .default(50);
const idOption = (flag: string, description: string): Option =>
  new Option(`${flag} <value>`, description).argParser(integer(flag, 0, Number.MAX_SAFE_INTEGER));
const afterOption = (): Option => idOption('--after', 'accounts behind this id: how to see the next page').default(0);

interface Roles {
  staff: boolean;
  superuser: boolean;
}

function changeRole(name: 'promote' | 'demote', email: string, { staff, superuser }: Roles): ChangeAccount {
  if (staff && superuser) throw new UsageError('One of --staff and --superuser, please.');
  return { name, email, flags: { [staff ? 'is_staff' : 'is_superuser']: name === 'promote' } };
}

const general = `--json prints one JSON document instead, also for an error: {"error": "…"}. npm adds two lines of its own unless it is
told to be silent: npm run -s admin -- list --json
Works while the server runs and while it does not. Set DATA_DIR or DATABASE_URL as for the server.
Exit code 0: done. 1: it could not be done, and nothing has changed. 2: the arguments make no sense.`;

function formatHelp(command: Program, helper: Help): string {
  const isProgram = command.parent === null;
  const items = isProgram
    ? command.commands.map((subcommand) => [helper.subcommandTerm(subcommand), subcommand.summary()] as const)
    : command.options.map(({ flags, description }) => [flags, description] as const);
  const width = Math.max(...items.map(([term]) => term.length));
  return [
    `Usage: ${helper.commandUsage(command)}`,
    '',
    ...(isProgram ? [] : [`${command.summary()}.`, '']),
    ...items.map(([term, description]) => helper.formatItem(term, width, description, helper)),
    ...(command.description() === '' ? [] : [command.description()]),
    '',
    ...(isProgram ? ['More of each: <command> --help', ''] : []),
    general,
  ].join('\n');
}

type OnCommand = (command: Command) => void;

function addQueries(program: Program, onCommand: OnCommand): void {
  program
    .command('list')
    .summary('shows the accounts, the oldest first')
    .option('--staff', 'staff only', false)
    .option('--superuser', 'superusers only', false)
    .option('--inactive', 'deactivated accounts only', false)
    .addOption(limitOption())
    .addOption(afterOption())
    .action((options: Roles & { inactive: boolean; limit: number; after: number }) =>
      onCommand({ name: 'list', text: null, ...options }),
    );
  program
    .command('find')
    .summary('shows those with the text in e-mail or name, in any case')
    .argument('<text>', '', notEmpty('text'))
    .addOption(limitOption())
    .addOption(afterOption())
    .action((text: string, options: { limit: number; after: number }) =>
      onCommand({ name: 'find', text, staff: false, superuser: false, inactive: false, ...options }),
    );
  program
    .command('audit')
    .summary('shows what was done to accounts, the newest first')
    .argument('[e-mail]', '', notEmpty('account'))
    .addOption(limitOption())
    .addOption(idOption('--before', 'entries before this id: how to see the next page'))
    .action((email: string | undefined, { limit, before }: { limit: number; before?: number }) =>
      onCommand({ name: 'audit', email: email ?? null, limit, before: before ?? null }),
    );
}

function addChanges(program: Program, onCommand: OnCommand): void {
  const add = (name: string, summary: string): Program =>
    program.command(name).summary(summary).argument('<e-mail>', '', notEmpty('account'));
  const addRoleChange = (name: 'promote' | 'demote', summary: string): Program =>
    add(name, summary)
      .option('--superuser', 'the role is that of a superuser; so it is without either', false)
      .option('--staff', 'the role is staff', false)
      .action((email: string, roles: Roles) => onCommand(changeRole(name, email, roles)));
  addRoleChange('promote', 'gives a role: superuser unless --staff is said');
  addRoleChange('demote', 'takes a role away: superuser unless --staff is said');
  add('activate', 'lets the person in again')
    .description('  They sign in anew; their lists, friends and claims are as they were.')
    .action((email: string) => onCommand({ name: 'activate', email, flags: { is_active: true } }));
  add('deactivate', 'keeps the person out')
    .description('  Their sessions end at once, and their lists are seen by nobody meanwhile. Nothing is deleted.')
    .action((email: string) => onCommand({ name: 'deactivate', email, flags: { is_active: false } }));
  add('reset-password', 'prints a link to choose a new password, to hand over')
    .description(
      `  The old password and every session end at once. The link is good once, for one hour; a newer one ends it.
  Whoever opens it counts as the owner of the e-mail address: hand it to nobody else.`,
    )
    .action((email: string) => onCommand({ name: 'reset-password', email }));
  program
    .command('rotate-secret')
    .usage('[--json]')
    .summary('lets a server start with another APP_SECRET than before')
    .description(
      `  Deletes the keys that were made under the one before: everyone has to sign in again.
  Stop every process of this installation first: one that goes on makes a key under its own secret.`,
    )
    .action(() => onCommand({ name: 'rotate-secret' }));
}

/** Creates the program. It calls `onCommand` with the parsed command; it neither prints nor exits. */
function createProgram(onCommand: OnCommand = () => {}): Program {
  const program = new Program('npm run admin --')
    .usage('<command>')
    .option('--json')
    .helpOption(false)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .showSuggestionAfterError(false)
    .configureHelp({ helpWidth: 120, formatHelp });
  addQueries(program, onCommand);
  addChanges(program, onCommand);
  return program;
}

/** The names of all commands. */
export const commandNames: readonly string[] = createProgram().commands.map((command) => command.name());

const findCommandName = (args: readonly string[]): string | undefined => args.find((arg) => commandNames.includes(arg));

/** Returns the help of the command in `args`, or of the program if `args` has none. */
export function usageFor(args: readonly string[]): string {
  const program = createProgram();
  const name = findCommandName(args);
  return (program.commands.find((command) => command.name() === name) ?? program).helpInformation();
}

const excessArguments: Readonly<Record<string, string>> = {
  list: 'list takes no text: find does.',
  find: 'One text at a time, please.',
  'rotate-secret': 'rotate-secret takes no account.',
};

/** Returns the message for an error that commander detected. */
function explain(program: Program, { code, message }: CommanderError, args: readonly string[]): string {
  const name = findCommandName(args) ?? '';
  const [, flag = ''] = /'(--[^=']*)/.exec(message) ?? [];
  const isKnown = program.commands.some(({ options }) => options.some(({ long }) => long === flag));
  if (code === 'commander.help') return 'Say what to do.';
  if (code === 'commander.unknownCommand') return `There is no command ${program.args[0]}.`;
  if (code === 'commander.unknownOption' && isKnown) return `${name} takes no ${flag}.`;
  if (code === 'commander.excessArguments') return excessArguments[name] ?? 'One account at a time, please.';
  if (code === 'commander.missingArgument') {
    return name === 'find'
      ? 'Say what to find: a part of an e-mail or a name.'
      : 'Say whose account, by its e-mail address.';
  }
  return message.replace(/^error: ./, (start) => start.slice(-1).toUpperCase());
}

/** Parses the arguments of the operator. Throws `UsageError`. */
export function readCommand(args: string[]): Command {
  const commands: Command[] = [];
  const program = createProgram((command) => commands.push(command));
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) throw new UsageError(explain(program, error, args), { cause: error });
    throw error;
  }
  const [command] = commands;
  if (!command) throw new UsageError('Say what to do.');
  return command;
}
