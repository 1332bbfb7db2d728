/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget
   the roles of a table that is not laid out as one */
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { UserRecord } from '../api/users.ts';
import { useText } from '../i18n/use-text.ts';
import { classes } from '../ui/classes.ts';
import styles from './UserTable.module.css';

const flags = [
  { label: 'users.superuser', key: 'isSuperuser' },
  { label: 'users.staff', key: 'isStaff' },
  { label: 'users.active', key: 'isActive' },
] as const;

/** Everyone, one in a row; where there is no room for columns, a row becomes a block in which every value has its label. */
export const UserTable = memo(function UserTable({ users }: { users: readonly UserRecord[] }): ReactNode {
  const t = useText();
  const labels = [t('users.id'), t('users.name'), t('users.email'), ...flags.map(({ label }) => t(label))];
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
        <tbody role="rowgroup">
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

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
      {flags.map(({ key, label }) => (
        <td key={key} role="cell" data-label={t(label)} className={classes(!user[key] && styles.quiet)}>
          {t(user[key] ? 'users.yes' : 'users.no')}
        </td>
      ))}
    </tr>
  );
}
