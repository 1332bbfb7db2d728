/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- browsers drop the roles of a table without table layout */
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { UserRecord } from '../api/users.ts';
import { useText } from '../i18n/use-text.ts';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './UserTable.module.css';

const userFlags = [
  { label: 'users.superuser', key: 'isSuperuser' },
  { label: 'users.staff', key: 'isStaff' },
  { label: 'users.active', key: 'isActive' },
] as const;

/** On narrow screens, each row becomes a block with labelled values. */
export const UserTable = memo(function UserTable({ users }: { users: readonly UserRecord[] }): ReactNode {
  return (
    <UserTableWithHeader>
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </UserTableWithHeader>
  );
});

/** The table element with its header row. The children are the other rows. */
export function UserTableWithHeader({ children }: { children: ReactNode }): ReactNode {
  const t = useText();
  const labels = [t('users.id'), t('users.name'), t('users.email'), ...userFlags.map(({ label }) => t(label))];
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-label={t('page.users')}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {labels.map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

function UserRow({ user }: { user: UserRecord }): ReactNode {
  const t = useText();
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.id} data-label={t('users.id')}>
        {user.id}
      </td>
      <td role="cell" className={styles.name}>
        {user.displayName || <span className={styles.quiet}>{t('profile.noName')}</span>}
      </td>
      <td role="cell" className={styles.email}>
        {user.email}
      </td>
      {userFlags.map(({ key, label }) => (
        <td key={key} role="cell" data-label={t(label)} className={joinClassNames(!user[key] && styles.quiet)}>
          {t(user[key] ? 'users.yes' : 'users.no')}
        </td>
      ))}
    </tr>
  );
}
