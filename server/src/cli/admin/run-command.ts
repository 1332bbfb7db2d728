import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { listAudit } from './audit-log.ts';
import { changeAccount } from './change-account.ts';
import type { Command } from './command.ts';
import { listPage } from './list-accounts.ts';
import type { Outcome } from './outcome.ts';
import { resetPassword } from './reset-password.ts';
import { rotateSecret } from './rotate-secret.ts';

interface OperatorParts {
  db: Database;
  config: Pick<Config, 'auth' | 'publicUrl' | 'port'>;
  /** Who the audit log will say did it. */
  actor: string;
}

/** Does what an operator asks. Throws `StartFailure` with a sentence when it cannot be done; nothing has changed then. */
export async function runCommand(parts: OperatorParts, command: Command): Promise<Outcome> {
  switch (command.name) {
    case 'list':
    case 'find':
      return listPage(parts.db, command);
    case 'audit':
      return listAudit(parts.db, command);
    case 'reset-password':
      return resetPassword(parts, command.email);
    case 'rotate-secret':
      return rotateSecret(parts.db);
    case 'promote':
    case 'demote':
    case 'activate':
    case 'deactivate':
      return changeAccount(parts.db, parts.actor, command);
  }
}
