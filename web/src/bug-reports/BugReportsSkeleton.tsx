import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import styles from './BugReportCard.module.css';
import groups from './BugReportGroups.module.css';

/** The reports before they are there, in the same measures. */
export function BugReportsSkeleton(): ReactNode {
  const t = useText();
  return (
    <Skeletons label={t('bugs.loading')}>
      <div className={groups.list}>
        {[1, 2, 3].map((place) => (
          <Card key={place} className={styles.card}>
            <div className={styles.texts}>
              <div className={styles.title}>
                <Skeleton width="40%" />
              </div>
              <div className={styles.facts}>
                <Skeleton width="180px" />
              </div>
              <Skeleton width="90%" />
              <Skeleton width="70%" />
            </div>
            <Skeleton shape="block" height="48px" />
          </Card>
        ))}
      </div>
    </Skeletons>
  );
}
