/** What an operator can do. */
export const commandNames = [
  'list',
  'find',
  'promote',
  'demote',
  'activate',
  'deactivate',
  'reset-password',
  'rotate-secret',
  'audit',
] as const;
export type CommandName = (typeof commandNames)[number];

interface Help {
  form: string;
  does: string;
  /** What `<command> --help` says besides. */
  details: readonly string[];
}

const roles = [
  '--superuser  the role is that of a superuser; so it is without either',
  '--staff      the role is staff',
];
const page = '--limit N    at most so many lines: 1 to 1000, 50 unless said';
const after = '--after ID   those behind this id: how to see the next page';

const help: Readonly<Record<CommandName, Help>> = {
  list: {
    form: 'list [options]',
    does: 'shows the accounts, the oldest first',
    details: [
      '--staff      staff only',
      '--superuser  superusers only',
      '--inactive   those only who are kept out',
      page,
      after,
    ],
  },
  find: {
    form: 'find <text> [options]',
    does: 'shows those with the text in e-mail or name, in any case',
    details: [page, after],
  },
  promote: {
    form: 'promote <e-mail> [--staff]',
    does: 'gives a role: superuser unless --staff is said',
    details: roles,
  },
  demote: {
    form: 'demote <e-mail> [--staff]',
    does: 'takes a role away: superuser unless --staff is said',
    details: roles,
  },
  activate: {
    form: 'activate <e-mail>',
    does: 'lets the person in again',
    details: ['They sign in anew; their lists, friends and claims are as they were.'],
  },
  deactivate: {
    form: 'deactivate <e-mail>',
    does: 'keeps the person out',
    details: ['Their sessions end at once, and their lists are seen by nobody meanwhile. Nothing is deleted.'],
  },
  'reset-password': {
    form: 'reset-password <e-mail>',
    does: 'prints a link to choose a new password, to hand over',
    details: [
      'The old password and every session end at once. The link is good once, for one hour; a newer one ends it.',
      'Whoever opens it counts as the owner of the e-mail address: hand it to nobody else.',
    ],
  },
  'rotate-secret': {
    form: 'rotate-secret [--json]',
    does: 'lets a server start with another APP_SECRET than before',
    details: [
      'Deletes the keys that were made under the one before: everyone has to sign in again.',
      'Stop every process of this installation first: one that goes on makes a key under its own secret.',
    ],
  },
  audit: {
    form: 'audit [<e-mail>] [options]',
    does: 'shows what was done to accounts, the newest first',
    details: [page, '--before ID  those before this id: how to see the next page'],
  },
};

const width = Math.max(...commandNames.map((name) => help[name].form.length));

const general = `--json prints one JSON document instead, also for an error: {"error": "…"}. npm adds two lines of its own unless it is
told to be silent: npm run -s admin -- list --json
Works while the server runs and while it does not. Set DATA_DIR or DATABASE_URL as for the server.
Exit code 0: done. 1: it could not be done, and nothing has changed. 2: the arguments make no sense.`;

function usageOfOne(name: CommandName): string {
  const { form, does, details } = help[name];
  const lines = details.map((line) => `  ${line}`);
  return [`Usage: npm run admin -- ${form}`, '', `${does}.`, '', ...lines, '', general].join('\n');
}

function usageOfAll(): string {
  const lines = commandNames.map((name) => `  ${help[name].form.padEnd(width)}  ${help[name].does}`);
  return ['Usage: npm run admin -- <command>', '', ...lines, '', 'More of each: <command> --help', '', general].join(
    '\n',
  );
}

const isCommandName = (text: string): text is CommandName => commandNames.some((name) => name === text);

/** The command of this name, if there is one. */
export const findCommandName = (text: string): CommandName | undefined => (isCommandName(text) ? text : undefined);

/** How to use the command among these arguments, or all of them when none is named. */
export function usageFor(args: readonly string[]): string {
  const name = args.find(isCommandName);
  return name ? usageOfOne(name) : usageOfAll();
}
