export interface ListAccounts {
  name: 'list' | 'find';
  /** Part of e-mail or name; null for everybody. */
  text: string | null;
  staff: boolean;
  superuser: boolean;
  inactive: boolean;
  limit: number;
  /** The id before the page. */
  after: number;
}

export type Flag = 'is_staff' | 'is_superuser' | 'is_active';

export interface ChangeAccount {
  name: 'promote' | 'demote' | 'activate' | 'deactivate';
  email: string;
  /** What shall be so; others stay as they are. */
  flags: Readonly<Partial<Record<Flag, boolean>>>;
}

interface ResetPassword {
  name: 'reset-password';
  email: string;
}

interface RotateSecret {
  name: 'rotate-secret';
}

export interface ListEntries {
  name: 'audit';
  /** Null for everybody. */
  email: string | null;
  limit: number;
  /** The id behind the page; null for the newest. */
  before: number | null;
}

export type Command = ListAccounts | ChangeAccount | ResetPassword | RotateSecret | ListEntries;
