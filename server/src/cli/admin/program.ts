import { Command, InvalidArgumentError, Option } from 'commander';
import { changeRoleOrActivation } from './change-account.ts';
import type { OperatorCommandContext, OperatorCommandResult } from './command.ts';
import { type AccountListOptions, listAccounts, listAuditLog } from './lists.ts';
import { createInvitation, resetPassword, rotateAppSecret } from './secrets.ts';
import { escapeUnprintableCharacters } from './table.ts';

/** Runs a parsed operator command. Throws `StartFailure` and changes nothing if the command is impossible. */
type AdminCommand = (context: OperatorCommandContext) => Promise<OperatorCommandResult>;

const createNumberOption = (flags: string, description: string, min = 0, max = Number.MAX_SAFE_INTEGER): Option =>
  new Option(flags, description).argParser((value) => {
    if (/^\d{1,16}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  });
const limitOption = createNumberOption('--limit <number>', 'maximum of rows', 1, 1000).default(50);
const afterOption = createNumberOption('--after <id>', 'accounts after this id, for the next page').default(0);
const beforeOption = createNumberOption('--before <id>', 'entries before this id, for the next page');

const helpText = `
npm adds two lines unless it is silent: npm run -s admin -- list --json
Works while the server runs and while it does not. Set DATA_DIR or DATABASE_URL as for the server.
Exit code 0: done. 1: failed, and nothing has changed. 2: invalid arguments.`;

/**
 * Parses the arguments into an operator command. For invalid arguments, passes an explanation to `writeError`
 * and throws `CommanderError`. For `--help`, prints the help text and throws `CommanderError` too.
 */
export function parseAdminCommand(args: readonly string[], writeError = (_text: string): void => {}): AdminCommand {
  let parsed: AdminCommand | undefined;
  const program = new Command('npm run admin --')
    .option('--json', 'print one JSON document, also for a failure')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeErr: (text) => writeError(escapeUnprintableCharacters(text.trimEnd())) })
    .addHelpText('after', helpText);
  type Run = (context: OperatorCommandContext, ...input: never[]) => Promise<OperatorCommandResult>;
  const add = (usage: string, description: string, run: Run): Command =>
    program
      .command(usage)
      .description(description)
      .action((...input) => {
        parsed = (context) => run(context, ...(input as never[]));
      });

  add('list', 'shows accounts, the oldest first', (context, options: AccountListOptions) =>
    listAccounts(context, '', options),
  )
    .option('--staff', 'staff only')
    .option('--superuser', 'superusers only')
    .option('--inactive', 'deactivated accounts only')
    .addOption(limitOption)
    .addOption(afterOption);
  add('find <text>', 'shows accounts with the text in e-mail or name, ignoring case and accents', listAccounts)
    .addOption(limitOption)
    .addOption(afterOption);
  add('audit [e-mail]', 'shows changes of accounts, the newest first', listAuditLog)
    .addOption(limitOption)
    .addOption(beforeOption);
  for (const action of ['promote', 'demote'] as const) {
    const description = `${action === 'promote' ? 'grants' : 'revokes'} a role: superuser, or staff with --staff`;
    add(`${action} <e-mail>`, description, (context, email: string, { staff }: { staff?: boolean }) =>
      changeRoleOrActivation(context, { action, flag: staff ? 'is_staff' : 'is_superuser', email }),
    )
      .option('--superuser', 'the role is superuser, the default')
      .addOption(new Option('--staff', 'the role is staff').conflicts('superuser'));
  }
  for (const [action, description] of [
    ['activate', 'lets the person sign in again, with the same lists and friends'],
    ['deactivate', 'ends the sessions and the claims of the person, and hides their lists, at once'],
  ] as const)
    add(`${action} <e-mail>`, description, (context, email: string) =>
      changeRoleOrActivation(context, { action, flag: 'is_active', email }),
    );
  const reset = `ends the password and all sessions, and prints a link to choose a new password, once within an hour.
Opening the link proves the e-mail address: give it to nobody else.`;
  add('reset-password <e-mail>', reset, resetPassword);
  add('invite <e-mail>', 'prints a link to sign up with this e-mail address, once within 30 days', createInvitation);
  const rotation =
    'lets a server start with another APP_SECRET. Everyone has to sign in again. Stop all processes first.';
  add('rotate-secret', rotation, rotateAppSecret);

  program.parse(args, { from: 'user' });
  return parsed ?? program.help({ error: true });
}
