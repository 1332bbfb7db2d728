import { Command as Program, CommanderError, type Help, Option } from 'commander';
import type { ChangeAccountCommand, AdminCommand } from './command.ts';

export class UsageError extends Error {}

/** Returns a parser of an integer option. The parser throws `UsageError`. */
function createIntegerParser(flag: string, min: number, max: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,16}$/.test(value) ? Number(value) : -1;
    if (number >= min && number <= max) return number;
    throw new UsageError(`${flag} must be a whole number from ${min} to ${max}.`);
  };
}

/** Returns a parser that throws `UsageError` for an empty argument. */
function createTextParser(name: string): (value: string) => string {
  return (value) => {
    if (value.trim() !== '') return value;
    throw new UsageError(`The ${name} is empty.`);
  };
}

const createLimitOption = (): Option =>
  new Option('--limit <value>', 'maximum of lines: 1 to 1000, 50 by default')
    .argParser(createIntegerParser('--limit', 1, 1000))
    .default(50);
const createIdOption = (flag: string, description: string): Option =>
  new Option(`${flag} <value>`, description).argParser(createIntegerParser(flag, 0, Number.MAX_SAFE_INTEGER));
const createAfterOption = (): Option =>
  createIdOption('--after', 'accounts after this id, for the next page').default(0);

interface RoleOptions {
  staff: boolean;
  superuser: boolean;
}

function createRoleCommand(
  name: 'promote' | 'demote',
  email: string,
  { staff, superuser }: RoleOptions,
): ChangeAccountCommand {
  if (staff && superuser) throw new UsageError('Use either --staff or --superuser.');
  return { name, email, flags: { [staff ? 'is_staff' : 'is_superuser']: name === 'promote' } };
}

const generalHelpText = `--json prints one JSON document instead, also for an error: {"error": "…"}. npm adds two lines unless
it is silent: npm run -s admin -- list --json
Works while the server runs and while it does not. Set DATA_DIR or DATABASE_URL as for the server.
Exit code 0: done. 1: failed, and nothing has changed. 2: invalid arguments.`;

function formatHelp(command: Program, helper: Help): string {
  const isProgram = command.parent === null;
  const helpItems = isProgram
    ? command.commands.map((subcommand) => [helper.subcommandTerm(subcommand), subcommand.summary()] as const)
    : command.options.map(({ flags, description }) => [flags, description] as const);
  const width = Math.max(...helpItems.map(([term]) => term.length));
  return [
    `Usage: ${helper.commandUsage(command)}`,
    '',
    ...(isProgram ? [] : [`${command.summary()}.`, '']),
    ...helpItems.map(([term, description]) => helper.formatItem(term, width, description, helper)),
    ...(command.description() === '' ? [] : [command.description()]),
    '',
    ...(isProgram ? ['More of each: <command> --help', ''] : []),
    generalHelpText,
  ].join('\n');
}

type HandleAdminCommand = (command: AdminCommand) => void;

function addQueryCommands(program: Program, onCommand: HandleAdminCommand): void {
  program
    .command('list')
    .summary('shows the accounts, the oldest first')
    .option('--staff', 'staff only', false)
    .option('--superuser', 'superusers only', false)
    .option('--inactive', 'deactivated accounts only', false)
    .addOption(createLimitOption())
    .addOption(createAfterOption())
    .action((options: RoleOptions & { inactive: boolean; limit: number; after: number }) =>
      onCommand({ name: 'list', text: null, ...options }),
    );
  program
    .command('find')
    .summary('shows accounts with the text in e-mail or name, ignoring case')
    .argument('<text>', '', createTextParser('text'))
    .addOption(createLimitOption())
    .addOption(createAfterOption())
    .action((text: string, options: { limit: number; after: number }) =>
      onCommand({ name: 'find', text, staff: false, superuser: false, inactive: false, ...options }),
    );
  program
    .command('audit')
    .summary('shows changes of accounts, the newest first')
    .argument('[e-mail]', '', createTextParser('account'))
    .addOption(createLimitOption())
    .addOption(createIdOption('--before', 'entries before this id, for the next page'))
    .action((email: string | undefined, { limit, before }: { limit: number; before?: number }) =>
      onCommand({ name: 'audit', email: email ?? null, limit, before: before ?? null }),
    );
}

function addChangeCommands(program: Program, onCommand: HandleAdminCommand): void {
  const addAccountCommand = (name: string, summary: string): Program =>
    program.command(name).summary(summary).argument('<e-mail>', '', createTextParser('account'));
  const addRoleChange = (name: 'promote' | 'demote', summary: string): Program =>
    addAccountCommand(name, summary)
      .option('--superuser', 'the role is superuser, the default', false)
      .option('--staff', 'the role is staff', false)
      .action((email: string, roles: RoleOptions) => onCommand(createRoleCommand(name, email, roles)));
  addRoleChange('promote', 'grants a role: superuser, or staff with --staff');
  addRoleChange('demote', 'revokes a role: superuser, or staff with --staff');
  addAccountCommand('activate', 'allows the person to sign in again')
    .description('  They must sign in again; their lists, friends and claims are unchanged.')
    .action((email: string) => onCommand({ name: 'activate', email, flags: { is_active: true } }));
  addAccountCommand('deactivate', 'blocks the person')
    .description('  Their sessions end at once, and nobody sees their lists. Nothing is deleted.')
    .action((email: string) => onCommand({ name: 'deactivate', email, flags: { is_active: false } }));
  addAccountCommand('reset-password', 'prints a link to choose a new password, to hand over')
    .description(
      `  The old password and every session end at once. The link works once, for one hour; a newer one replaces it.
  Opening it proves the e-mail address: give it to nobody else.`,
    )
    .action((email: string) => onCommand({ name: 'reset-password', email }));
  addAccountCommand('invite', 'prints a link that lets one person sign up')
    .description('  The link works once, for 30 days, for this e-mail address. SIGN_UP=invited requires such a link.')
    .action((email: string) => onCommand({ name: 'invite', email }));
  program
    .command('rotate-secret')
    .usage('[--json]')
    .summary('lets a server start with another APP_SECRET than before')
    .description(
      `  Deletes the keys of the previous secret: everyone has to sign in again.
  Stop every process of this installation first: a running one would create a key of its secret.`,
    )
    .action(() => onCommand({ name: 'rotate-secret' }));
}

/**
 * Creates the command-line parser. It calls `onCommand` with the parsed command. The parser itself never
 * prints anything and never ends the process.
 */
function createProgram(onCommand: HandleAdminCommand = () => {}): Program {
  const program = new Program('npm run admin --')
    .usage('<command>')
    .option('--json')
    .helpOption(false)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .showSuggestionAfterError(false)
    .configureHelp({ helpWidth: 120, formatHelp });
  addQueryCommands(program, onCommand);
  addChangeCommands(program, onCommand);
  return program;
}

export const commandNames: readonly string[] = createProgram().commands.map((command) => command.name());

const findCommandName = (args: readonly string[]): string | undefined => args.find((arg) => commandNames.includes(arg));

/** Returns the help text of the command in `args`, or of the program if `args` contains no command. */
export function formatUsage(args: readonly string[]): string {
  const program = createProgram();
  const name = findCommandName(args);
  return (program.commands.find((command) => command.name() === name) ?? program).helpInformation();
}

const excessArgumentMessages: Readonly<Record<string, string>> = {
  list: 'list takes no text: use find.',
  find: 'One text at a time, please.',
  'rotate-secret': 'rotate-secret takes no account.',
};

/** Returns the message for arguments that the library `commander` has rejected. */
function explainParseError(program: Program, { code, message }: CommanderError, args: readonly string[]): string {
  const name = findCommandName(args) ?? '';
  const [, flag = ''] = /'(--[^=']*)/.exec(message) ?? [];
  const isOptionOfOtherCommand = program.commands.some(({ options }) => options.some(({ long }) => long === flag));
  if (code === 'commander.help') return 'Name a command.';
  if (code === 'commander.unknownCommand') return `There is no command ${program.args[0]}.`;
  if (code === 'commander.unknownOption' && isOptionOfOtherCommand) return `${name} takes no ${flag}.`;
  if (code === 'commander.excessArguments') return excessArgumentMessages[name] ?? 'One account at a time, please.';
  if (code === 'commander.missingArgument') {
    return name === 'find' ? 'Name a part of an e-mail or a name.' : 'Name an account by its e-mail address.';
  }
  return message.replace(/^error: ./, (start) => start.slice(-1).toUpperCase());
}

/** Parses the operator's command-line arguments. Throws `UsageError` if they are invalid. */
export function parseAdminCommand(args: string[]): AdminCommand {
  const commands: AdminCommand[] = [];
  const program = createProgram((command) => commands.push(command));
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError)
      throw new UsageError(explainParseError(program, error, args), { cause: error });
    throw error;
  }
  const [command] = commands;
  if (!command) throw new UsageError('Name a command.');
  return command;
}
