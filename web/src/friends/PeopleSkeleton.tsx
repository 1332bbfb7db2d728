import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import styles from './PersonCard.module.css';
import lines from './PersonLine.module.css';

/** A grid of people before they are there, in the same measures. */
export function PeopleSkeleton({ label, withButton }: { label: string; withButton?: boolean }): ReactNode {
  return (
    <Skeletons label={label}>
      <Grid columns={3}>
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <Card className={styles.card}>
              <div className={lines.line}>
                <Skeleton shape="round" width="52px" height="52px" />
                <div className={lines.texts}>
                  <Skeleton width="60%" />
                </div>
              </div>
              {withButton && <Skeleton shape="block" height="40px" />}
            </Card>
          </li>
        ))}
      </Grid>
    </Skeletons>
  );
}
