import type { ReactNode } from 'react';
import { useBugReports } from '../api/bug-reports.ts';
import { isForbiddenOrNotFound, getErrorMessage } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { HomeLink } from '../shell/HomeLink.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BugReportGroups } from './BugReportGroups.tsx';
import { BugReportsSkeleton } from './BugReportsSkeleton.tsx';

/** The page `/superuser-tools/bug-reports` (docs/specification.md §2). */
export function BugReportsPage(): ReactNode {
  const t = useText();
  const { data: reports, error, isFetching, refetch } = useBugReports();
  return (
    <div className="page">
      <BackLink to={paths.superuserTools}>{t('tools.back')}</BackLink>
      <PageHeading title={t('page.bugReports')} />
      {reports && reports.length > 0 && <BugReportGroups reports={reports} />}
      {reports?.length === 0 && <EmptyState illustration={<NothingFoundDrawing />}>{t('bugs.none')}</EmptyState>}
      {error && !reports && (
        <ErrorState
          onRetry={isForbiddenOrNotFound(error) ? undefined : () => void refetch()}
          action={<HomeLink />}
          busy={isFetching}
        >
          {t('wishlists.wentWrong', { reason: getErrorMessage(error, t('bugs.fetchFailed')) })}
        </ErrorState>
      )}
      {!reports && !error && <BugReportsSkeleton />}
    </div>
  );
}
