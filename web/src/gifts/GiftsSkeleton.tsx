import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import { TextLineSkeleton } from '../ui/TextLineSkeleton.tsx';
import { BudgetSkeleton } from './BudgetLine.tsx';
import field from '../ui/Field.module.css';
import card from './GiftCard.module.css';
import filters from './GiftFilters.module.css';
import page from './GiftsPage.module.css';
import person from './PersonGifts.module.css';
import sums from './SumLines.module.css';

/** Placeholders for the filters and for three people with one gift each, in the layout of the page. */
export function GiftsSkeleton(): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('gifts.loading')}>
      <div className={filters.filters}>
        {[1, 2, 3].map((index) => (
          <div key={index}>
            <Line className={field.labels} />
            <Skeleton shape="block" height="48px" />
          </div>
        ))}
      </div>
      <div className={page.people}>
        {[1, 2, 3].map((index) => (
          <div key={index}>
            <div className={person.head}>
              <Skeleton shape="round" width="48px" height="48px" />
              <div className={person.texts}>
                <Line className={person.name} />
                <Line className={sums.sums} />
                <BudgetSkeleton />
              </div>
            </div>
            <GiftCardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function GiftCardSkeleton(): ReactNode {
  return (
    <Card className={card.card}>
      <div className={card.top}>
        <div className={card.image}>
          <Skeleton shape="block" />
        </div>
        <div className={card.texts}>
          <Line className={card.name} />
          <div className={card.facts}>
            <Line />
            <Line className={card.source} />
          </div>
          <div className={card.source}>
            <Line className={card.sourceLink} />
          </div>
        </div>
      </div>
      <div className={card.bottom}>
        <Line />
        <Skeleton shape="block" width="8rem" height="40px" />
      </div>
    </Card>
  );
}

const Line = ({ className }: { className?: string | undefined }): ReactNode => (
  <div className={className}>
    <span>
      <TextLineSkeleton width="6rem" />
    </span>
  </div>
);
