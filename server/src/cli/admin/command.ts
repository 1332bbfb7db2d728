export interface ListAccountsCommand {
  name: 'list' | 'find';
  /** Text to search in e-mail address and name; null lists every account. */
  text: string | null;
  staff: boolean;
  superuser: boolean;
  inactive: boolean;
  limit: number;
  /** Id of the last account of the previous page. */
  after: number;
}

export type AccountFlag = 'is_staff' | 'is_superuser' | 'is_active';

export interface ChangeAccountCommand {
  name: 'promote' | 'demote' | 'activate' | 'deactivate';
  email: string;
  /** New values of those flags of the account that the command changes. Other flags stay unchanged. */
  flags: Readonly<Partial<Record<AccountFlag, boolean>>>;
}

interface ResetPasswordCommand {
  name: 'reset-password';
  email: string;
}

interface InviteCommand {
  name: 'invite';
  email: string;
}

interface RotateSecretCommand {
  name: 'rotate-secret';
}

export interface ListAuditCommand {
  name: 'audit';
  /** E-mail address whose audit entries are listed; null lists all. */
  email: string | null;
  limit: number;
  /** Id of the last audit entry of the previous page; null for the newest entries. */
  before: number | null;
}

export type AdminCommand =
  | ListAccountsCommand
  | ChangeAccountCommand
  | ResetPasswordCommand
  | InviteCommand
  | RotateSecretCommand
  | ListAuditCommand;
