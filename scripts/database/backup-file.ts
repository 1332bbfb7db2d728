import { resolve } from 'node:path';
import { StartFailure } from '../../server/src/process/start-failure.ts';

/** The one argument of `npm run <command> -- <file>`, from the folder in which npm was called. Throws `StartFailure`. */
export function backupFile(command: 'backup' | 'restore', env: NodeJS.ProcessEnv): string {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    throw new StartFailure(`Say which file: npm run ${command} -- <file>`);
  }
  return resolve(env['INIT_CWD'] ?? '.', file);
}
