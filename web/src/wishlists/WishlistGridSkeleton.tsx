import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import iconButton from '../ui/IconButton.module.css';
import styles from './WishlistCard.module.css';
import cover from './WishlistCover.module.css';

interface WishlistGridSkeletonProps {
  /** A placeholder for content above the cards. */
  head?: ReactNode;
  /** Whether the cards have a badge that says who can see the list. */
  hasBadge?: boolean;
}

export function WishlistGridSkeleton({ head, hasBadge = true }: WishlistGridSkeletonProps): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('wishlists.loading')}>
      {head}
      <Grid columns={4}>
        {[1, 2, 3, 4].map((index) => (
          <li key={index}>
            <Card className={styles.card}>
              <div className={joinClassNames(cover.cover, cover.several)}>
                {[1, 2, 3].map((image) => (
                  <Skeleton key={image} shape="fill" className={cover.image} />
                ))}
              </div>
              <div className={styles.text}>
                <div className={styles.title}>
                  <Skeleton width="60%" />
                </div>
                <div className={styles.description}>
                  <TextLineSkeleton width="90%" />
                  <br />
                  <TextLineSkeleton width="60%" />
                </div>
                <div className={styles.footer}>
                  <span className={styles.count}>
                    <TextLineSkeleton width="4rem" />
                  </span>
                  {hasBadge && (
                    <>
                      <TextLineSkeleton width="4rem" />
                      <span className={iconButton.button} />
                    </>
                  )}
                </div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
