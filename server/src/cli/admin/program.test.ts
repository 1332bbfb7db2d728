import { describe, expect, it } from 'vitest';
import { commandNames, parseAdminCommand, formatUsage } from './program.ts';

const defaultOptions = { staff: false, superuser: false, inactive: false, limit: 50, after: 0 };
const email = 'ana@example.com';

describe('readCommand returns the parsed command', () => {
  it.each([
    ['list', { ...defaultOptions, name: 'list', text: null }],
    [
      'list --staff --inactive --limit 1000 --after 7',
      { ...defaultOptions, name: 'list', text: null, staff: true, inactive: true, limit: 1000, after: 7 },
    ],
    ['find %_ --limit 1', { ...defaultOptions, name: 'find', text: '%_', limit: 1 }],
    ['find -- --staff', { ...defaultOptions, name: 'find', text: '--staff' }],
    [`promote ${email}`, { name: 'promote', email, flags: { is_superuser: true } }],
    [`promote --staff ${email} --json`, { name: 'promote', email, flags: { is_staff: true } }],
    [`demote ${email} --superuser`, { name: 'demote', email, flags: { is_superuser: false } }],
    [`activate ${email}`, { name: 'activate', email, flags: { is_active: true } }],
    [`deactivate ${email}`, { name: 'deactivate', email, flags: { is_active: false } }],
    [`reset-password ${email}`, { name: 'reset-password', email }],
    [`invite ${email}`, { name: 'invite', email }],
    ['audit', { name: 'audit', email: null, limit: 50, before: null }],
    [`audit ${email} --limit 3 --before 12`, { name: 'audit', email, limit: 3, before: 12 }],
  ])('for %s', (line, command) => {
    expect(parseAdminCommand(line.split(' '))).toEqual(command);
  });
});

describe('readCommand throws an error that explains the invalid arguments', () => {
  it.each<[string[], string]>([
    [[], 'Name a command.'],
    [['fire', email], 'There is no command fire.'],
    [['toString', email], 'There is no command toString.'],
    [['promote'], 'Name an account'],
    [['promote', ''], 'The account is empty.'],
    [['promote', email, 'bo@example.com'], 'One account at a time'],
    [['promote', email, '--staff', '--superuser'], 'Use either --staff or --superuser'],
    [['promote', email, '--admin'], "Unknown option '--admin'"],
    [['deactivate', email, '--staff'], 'deactivate takes no --staff.'],
    [['reset-password', email, '--limit', '3'], 'reset-password takes no --limit.'],
    [['find', 'an', '--superuser'], 'find takes no --superuser.'],
    [['audit', '--after', '3'], 'audit takes no --after.'],
    [['find'], 'Name a part'],
    [['find', ' '], 'The text is empty.'],
    [['find', 'a', 'b'], 'One text at a time'],
    [['list', 'ana'], 'list takes no text: use find.'],
    [['list', '--limit'], "Option '--limit <value>' argument missing"],
    ...['0', '1001', '-1', '1.5', '1e2', 'x', '', ' 1', '99999999999999999'].map((limit): [string[], string] => [
      ['list', `--limit=${limit}`],
      '--limit must be a whole number from 1 to 1000.',
    ]),
    [['list', '--after=-1'], '--after must be a whole number from 0'],
    [['audit', '--before', 'now'], '--before must be a whole number from 0'],
  ])('%j', (args, reason) => {
    expect(() => parseAdminCommand(args)).toThrow(reason);
  });
});

describe('the help text', () => {
  it('contains every command', () => {
    for (const name of commandNames) expect(formatUsage([])).toContain(`\n  ${name} `);
  });

  it.each(commandNames)('of the command %s contains its usage, summary and options', (name) => {
    expect(formatUsage([name, '--help'])).toMatch(new RegExp(`^Usage: npm run admin -- ${name} .*\\n\\n.+\\.\\n\\n  `));
  });

  it('has lines of at most 120 characters', () => {
    const lines = [[], ...commandNames.map((name) => [name])].flatMap((args) => formatUsage(args).split('\n'));
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});
