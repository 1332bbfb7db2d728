import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import cover from './WishlistCover.module.css';
import styles from './WishlistCard.module.css';

/** The grid of lists before they are there, in the same measures. */
export function WishlistGridSkeleton(): ReactNode {
  const t = useText();
  return (
    <Skeletons label={t('wishlists.loading')}>
      <Grid columns={4}>
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Card className={styles.card}>
              <div className={cover.cover}>
                <Skeleton shape="block" />
              </div>
              <div className={styles.text}>
                <div className={styles.title}>
                  <Skeleton width="60%" />
                </div>
                <div className={styles.description}>
                  <Skeleton width="90%" />
                </div>
                <div className={styles.foot}>
                  <Skeleton width="5rem" />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </Skeletons>
  );
}
