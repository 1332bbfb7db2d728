import type { ReactNode } from 'react';
import { reasonOf } from '../api/client.ts';
import { useBugReports } from '../api/bug-reports.ts';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BugReportGroups } from './BugReportGroups.tsx';
import { BugReportsSkeleton } from './BugReportsSkeleton.tsx';

/** `/superuser-tools/bug-reports`: what people reported, and what has become of it (docs/specification.md §2). */
export function BugReportsPage(): ReactNode {
  const t = useText();
  const { data: reports, error, isFetching, refetch } = useBugReports();
  return (
    <div className="page">
      <BackLink to={paths.superuserTools}>{t('tools.back')}</BackLink>
      <PageHeading title={t('page.bugReports')} />
      {reports && reports.length > 0 && <BugReportGroups reports={reports} />}
      {reports?.length === 0 && <EmptyState picture={<NothingFoundDrawing />}>{t('bugs.none')}</EmptyState>}
      {error && !reports && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {t('wishlists.wentWrong', { reason: reasonOf(error, t('bugs.fetchFailed')) })}
        </ErrorState>
      )}
      {!reports && !error && <BugReportsSkeleton />}
    </div>
  );
}
