import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import styles from './ItemCard.module.css';

/** The grid of items before they are there, in the same measures. */
export function ItemGridSkeleton(): ReactNode {
  const t = useText();
  return (
    <Skeletons label={t('items.loading')}>
      <Grid columns={4}>
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Card className={styles.card}>
              <div className={styles.picture}>
                <Skeleton shape="block" />
              </div>
              <div className={styles.text}>
                <div className={styles.name}>
                  <Skeleton width="70%" />
                </div>
                <div className={styles.price}>
                  <Skeleton width="4rem" />
                </div>
              </div>
              <div className={styles.action}>
                <Skeleton shape="block" height="40px" />
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </Skeletons>
  );
}
