import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import styles from './ItemCard.module.css';
import grid from './ItemGrid.module.css';

/** Placeholders for item cards that are loading. `head` is a placeholder above the cards. */
export function ItemGridSkeleton({ head }: { head?: ReactNode }): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('items.loading')}>
      {head}
      <Grid columns={4} className={grid.grid}>
        {[1, 2, 3, 4].map((index) => (
          <li key={index}>
            <Card className={styles.card}>
              <div className={styles.image}>
                <Skeleton shape="fill" />
              </div>
              <div className={styles.text}>
                <div className={styles.name}>
                  <Skeleton width="90%" />
                  <Skeleton width="50%" />
                </div>
                <div className={styles.facts}>
                  <TextLineSkeleton width="4rem" />
                  <span className={styles.beside}>
                    <TextLineSkeleton width="8rem" />
                  </span>
                </div>
              </div>
              <div className={styles.action}>
                <div className={grid.button}>
                  <Skeleton shape="block" />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
