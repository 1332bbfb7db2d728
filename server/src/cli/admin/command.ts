import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';

export interface OperatorCommandContext {
  db: Database;
  config: Pick<Config, 'auth' | 'appSecret' | 'signUp' | 'publicUrl' | 'port'>;
  /** Name of the operator who runs the command, for the audit log. */
  actor: string;
}

/** Result of an operator command. The option `--json` prints `document` instead of `text`. */
export interface OperatorCommandResult {
  document: Readonly<Record<string, unknown>>;
  text: string;
  warnings: readonly string[];
}
