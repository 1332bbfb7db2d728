import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { giftsToBuyQuery } from '../api/gifts.ts';
import { embeddedQueryDataMaxAgeMs } from '../api/list-query.ts';
import { useText } from '../i18n/use-text.ts';
import { ItemImage } from '../items/ItemImage.tsx';
import { ItemInitialLetter } from '../items/ItemInitialLetter.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, AnimatedCardLink } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { SectionHeading } from '../ui/PageHeading.tsx';
import styles from './GiftsToBuy.module.css';
import pageStyles from './HomePage.module.css';

const maxShownGifts = 3;

/**
 * Shows the gifts that the user has promised and not yet bought, newest first. Renders nothing if there are
 * none.
 */
export function GiftsToBuy(): ReactNode {
  const t = useText();
  const { data = [] } = useQuery({ ...giftsToBuyQuery, staleTime: embeddedQueryDataMaxAgeMs });
  const gifts = data.filter(({ ended }) => ended === null);
  if (gifts.length === 0) return null;
  const all = gifts.length > maxShownGifts && (
    <ButtonLink to={paths.gifts} variant="ghost" size="card" className={pageStyles.all}>
      {t('home.allGifts')}
    </ButtonLink>
  );
  return (
    <section className={pageStyles.section}>
      <SectionHeading title={t('home.toBuy')} actions={all} />
      <Grid columns={3} className={styles.gifts}>
        {gifts.slice(0, maxShownGifts).map(({ id, item, snapshot, for: recipient }) => {
          const { name, imageUrl } = item ?? snapshot;
          const forName = recipient && ('id' in recipient ? recipient.displayName : recipient.name);
          return (
            <li key={id}>
              <Card lifts className={styles.gift}>
                <div className={styles.image}>
                  {imageUrl === '' ? (
                    <ItemInitialLetter id={id} name={name} greyed={false} />
                  ) : (
                    <ItemImage url={imageUrl} size="card" isFirst className={styles.fill} />
                  )}
                </div>
                <div className={styles.texts}>
                  <h3 className={styles.name}>
                    <AnimatedCardLink to={paths.gifts}>{name}</AnimatedCardLink>
                  </h3>
                  {forName && <p className={styles.person}>{t('home.giftFor', { name: forName })}</p>}
                </div>
              </Card>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
