import { readCommand } from '../src/cli/admin/program.ts';
import type { Outcome } from '../src/cli/admin/outcome.ts';
import { runCommand } from '../src/cli/admin/run-command.ts';
import type { TestApp } from './app.ts';
import { testConfig } from './config.ts';

/** An operator at a database: what `npm run admin -- …` does, without the process. */
export function operatorOf(
  { db, config = testConfig('/tmp') }: Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'config'>>,
  actor = 'root@host',
): (...args: string[]) => Promise<Outcome> {
  return (...args) => runCommand({ db, config, actor }, readCommand(args));
}
