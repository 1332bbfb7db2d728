import type { OperatorCommandResult } from '../src/cli/admin/command.ts';
import { parseAdminCommand } from '../src/cli/admin/program.ts';
import type { TestApp } from './app.ts';
import { createTestConfig } from './config.ts';

/** Returns a function that runs an admin command in this process. */
export function createAdminRunner(
  { db, config = createTestConfig('/tmp') }: Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'config'>>,
  actor = 'root@host',
): (...args: string[]) => Promise<OperatorCommandResult> {
  return (...args) => parseAdminCommand(args)({ db, config, actor });
}
