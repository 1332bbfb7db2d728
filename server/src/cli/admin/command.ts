import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';

export interface CommandContext {
  db: Database;
  config: Pick<Config, 'auth' | 'appSecret' | 'signUp' | 'publicUrl' | 'port'>;
  /** Name of the operator who runs the command, for the audit log. */
  actor: string;
}

/** Result as JSON, which `--json` prints together with the warnings, and as text. */
export interface CommandOutcome {
  document: Readonly<Record<string, unknown>>;
  text: string;
  warnings: readonly string[];
}
