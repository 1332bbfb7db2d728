import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SkeletonGroup } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import { UserTableWithHeader } from './UserTable.tsx';
import styles from './UserTable.module.css';

export function UsersSkeleton(): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('users.loading')}>
      <UserTableWithHeader>
        {[1, 2, 3, 4, 5].map((row) => (
          <tr key={row} className={styles.row}>
            <td className={styles.id}>
              <TextLineSkeleton width="2rem" />
            </td>
            <td className={styles.name}>
              <TextLineSkeleton width="10rem" />
            </td>
            <td className={styles.email}>
              <TextLineSkeleton width="14rem" />
            </td>
            {[1, 2, 3].map((flag) => (
              <td key={flag}>
                <TextLineSkeleton width="2rem" />
              </td>
            ))}
          </tr>
        ))}
      </UserTableWithHeader>
    </SkeletonGroup>
  );
}
