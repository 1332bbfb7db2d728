import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import heading from '../ui/PageHeading.module.css';
import styles from './BugReportCard.module.css';
import groups from './BugReportGroups.module.css';

export function BugReportsSkeleton(): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('bugs.loading')}>
      <div className={joinClassNames(heading.heading, heading.section)}>
        <div className={heading.title}>
          <TextLineSkeleton width="10rem" />
        </div>
      </div>
      <div className={groups.list}>
        {[1, 2, 3].map((index) => (
          <Card key={index} className={styles.card}>
            <div className={styles.texts}>
              <div className={styles.title}>
                <TextLineSkeleton width="40%" />
              </div>
              <div className={styles.facts}>
                <TextLineSkeleton width="180px" />
              </div>
              <div>
                <TextLineSkeleton width="90%" />
              </div>
            </div>
            <Skeleton shape="block" height="48px" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
