import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import styles from './GiftCard.module.css';

export function GiftsSkeleton(): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('gifts.loading')}>
      <Grid columns={3}>
        {[1, 2, 3].map((index) => (
          <li key={index}>
            <Card className={styles.card}>
              <div className={styles.top}>
                <div className={styles.image}>
                  <Skeleton shape="block" />
                </div>
                <div className={styles.texts}>
                  <Skeleton width="70%" />
                  <Skeleton width="5rem" />
                </div>
              </div>
              <div className={styles.bottom}>
                <Skeleton width="6rem" />
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
