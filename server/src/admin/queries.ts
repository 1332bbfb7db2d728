import { sql } from '../db.ts';

interface AccountRow {
  email: string;
  is_staff: boolean;
  is_superuser: boolean;
  is_active: boolean;
}

/**
 * `$1` e-mail in any case; `$2` staff, `$3` superuser, `$4` active: true, false, or null to leave it. No row when nobody
 * has that address.
 */
export const updateAccount = sql<AccountRow>(
  'admin.updateAccount',
  `update users set
     is_staff = coalesce($2::boolean, is_staff),
     is_superuser = coalesce($3::boolean, is_superuser),
     is_active = coalesce($4::boolean, is_active)
   where lower(email) = lower($1)
   returning email, is_staff, is_superuser, is_active`,
);
