import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import styles from './PersonCard.module.css';
import lines from './PersonCardHeader.module.css';

export function PeopleSkeleton({ label, withButton }: { label: string; withButton?: boolean }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Grid columns={3}>
        {[1, 2, 3].map((index) => (
          <li key={index}>
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
    </SkeletonGroup>
  );
}
