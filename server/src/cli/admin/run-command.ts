import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { listAuditLog } from './audit-log.ts';
import { changeAccount } from './change-account.ts';
import type { AdminCommand } from './command.ts';
import { createInvitation } from './invite.ts';
import { listAccountPage } from './list-accounts.ts';
import type { CommandOutcome } from './outcome.ts';
import { resetPassword } from './reset-password.ts';
import { rotateSecret } from './rotate-secret.ts';

interface CommandDependencies {
  db: Database;
  config: Pick<Config, 'auth' | 'appSecret' | 'signUp' | 'publicUrl' | 'port'>;
  actor: string;
}

/** Runs an operator command. Throws `StartFailure` and changes nothing if the command is impossible. */
export async function executeAdminCommand(parts: CommandDependencies, command: AdminCommand): Promise<CommandOutcome> {
  switch (command.name) {
    case 'list':
    case 'find':
      return listAccountPage(parts.db, command);
    case 'audit':
      return listAuditLog(parts.db, command);
    case 'reset-password':
      return resetPassword(parts, command.email);
    case 'invite':
      return createInvitation(parts, command.email);
    case 'rotate-secret':
      return rotateSecret(parts.db);
    case 'promote':
    case 'demote':
    case 'activate':
    case 'deactivate':
      return changeAccount(parts.db, parts.actor, command);
  }
}
