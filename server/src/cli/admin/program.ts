import { Command, InvalidArgumentError, Option } from 'commander';
import { changeAccount } from './change-account.ts';
import type { AdminCommand } from './command.ts';
import { type AccountListOptions, listAccounts, listAuditLog } from './lists.ts';
import { createInvitation, resetPassword, rotateSecret } from './secrets.ts';
import { escapeUnprintable } from './table.ts';

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
 * Returns the command that the arguments name. Throws `CommanderError` for invalid arguments, which it
 * explains by `writeError`, and after it has printed the help text.
 */
export function parseAdminCommand(args: readonly string[], writeError = (_text: string): void => {}): AdminCommand {
  const parsed: AdminCommand[] = [];
  const program = new Command('npm run admin --')
    .option('--json', 'print one JSON document, also for a failure')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeErr: (text) => writeError(escapeUnprintable(text.trimEnd())) })
    .addHelpText('after', helpText);
  const add = (usage: string, description: string, create: (...all: never[]) => AdminCommand): Command =>
    program
      .command(usage)
      .description(description)
      .action((...all) => void parsed.push(create(...(all as never[]))));

  add('list', 'shows accounts, the oldest first', (options: AccountListOptions) => listAccounts('', options))
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
  for (const name of ['promote', 'demote'] as const) {
    const description = `${name === 'promote' ? 'grants' : 'revokes'} a role: superuser, or staff with --staff`;
    add(`${name} <e-mail>`, description, (email: string, options: { staff?: boolean }) =>
      changeAccount(name, email, options),
    )
      .option('--superuser', 'the role is superuser, the default')
      .addOption(new Option('--staff', 'the role is staff').conflicts('superuser'));
  }
  const activation = 'lets the person sign in again, with the same lists and friends';
  add('activate <e-mail>', activation, (email: string) => changeAccount('activate', email));
  const deactivation = 'ends the sessions and the claims of the person, and hides their lists, at once';
  add('deactivate <e-mail>', deactivation, (email: string) => changeAccount('deactivate', email));
  const reset = `ends the password and all sessions, and prints a link to choose a new password, once within an hour.
Opening the link proves the e-mail address: give it to nobody else.`;
  add('reset-password <e-mail>', reset, resetPassword);
  add('invite <e-mail>', 'prints a link to sign up with this e-mail address, once within 30 days', createInvitation);
  const rotation =
    'lets a server start with another APP_SECRET. Everyone has to sign in again. Stop all processes first.';
  add('rotate-secret', rotation, () => rotateSecret);

  program.parse(args, { from: 'user' });
  return parsed[0] ?? program.help({ error: true });
}
