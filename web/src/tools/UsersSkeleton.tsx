import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import styles from './UsersSkeleton.module.css';

/** The table before it is there. */
export function UsersSkeleton(): ReactNode {
  const t = useText();
  return (
    <Skeletons label={t('users.loading')}>
      <Card>
        {[1, 2, 3, 4, 5].map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton width="30%" />
            <Skeleton width="45%" />
          </div>
        ))}
      </Card>
    </Skeletons>
  );
}
