import { CommanderError } from 'commander';
import { expect, it } from 'vitest';
import { parseAdminCommand } from './program.ts';

const email = 'ana@example.com';

it.each<[string[]]>([
  [[]],
  [['fire', email]],
  [['promote', email, 'bo@example.com']],
  [['promote', email, '--staff', '--superuser']],
  [['deactivate', email, '--staff']],
  [['audit', '--after', '3']],
  ...['0', '1001', '-1', '1.5', '1e2', 'x', '', ' 1', '99999999999999999'].map((limit): [string[]] => [
    ['list', `--limit=${limit}`],
  ]),
  [['list', '--after=-1']],
  [['audit', '--before', 'now']],
])('the arguments %j are rejected', (args) => {
  expect(() => parseAdminCommand(args)).toThrow(CommanderError);
});
