import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import filters from './GiftFilters.module.css';
import page from './GiftsPage.module.css';

const renderThree = (height: string): ReactNode =>
  [1, 2, 3].map((index) => <Skeleton key={index} shape="block" height={height} />);

/**
 * Placeholders for the filters and for three people with one gift each. They are as high as the usual
 * content.
 */
export function GiftsSkeleton(): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('gifts.loading')}>
      <div className={filters.filters}>{renderThree('74px')}</div>
      <div className={page.people}>{renderThree('270px')}</div>
    </SkeletonGroup>
  );
}
