import type { ReactNode } from 'react';
import { useOpenBugReportCount } from '../api/bug-reports.ts';
import { useBugReportCountErrorToast } from '../bug-reports/use-bug-report-count-error-toast.ts';
import { HomeCard } from '../home/HomeCard.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { CountBadge } from '../ui/Badge.tsx';
import { Grid } from '../ui/Grid.tsx';
import { BugDrawing, UsersDrawing, HourglassDrawing } from '../ui/illustrations/tool-drawings.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/**
 * Number of users that wait for approval. It is always 0, because approval does not exist yet
 * (docs/specification.md §9).
 */
const pendingApprovalCount = 0;

/** The page `/superuser-tools` (docs/specification.md §2). */
export function SuperuserToolsPage(): ReactNode {
  const t = useText();
  const open = useOpenBugReportCount();
  const failure = useBugReportCountErrorToast(open.error);
  return (
    <div className="page">
      <BackLink to={paths.home}>{t('tools.backHome')}</BackLink>
      <PageHeading title={t('page.superuserTools')} />
      <Grid columns={3}>
        <HomeCard
          to={paths.users}
          title={t('page.users')}
          text={t('tools.usersText')}
          illustration={<UsersDrawing />}
        />
        <HomeCard
          to={paths.pendingUsers}
          title={t('page.pendingUsers')}
          text={t('tools.pendingText')}
          illustration={<HourglassDrawing />}
          badge={
            <CountBadge
              exact
              count={pendingApprovalCount}
              label={t('tools.pendingCount', { count: pendingApprovalCount })}
            />
          }
        />
        <HomeCard
          to={paths.bugReports}
          title={t('page.bugReports')}
          text={t('tools.bugsText')}
          illustration={<BugDrawing />}
          error={failure}
          badge={
            open.data !== undefined && (
              <CountBadge exact count={open.data} label={t('tools.openCount', { count: open.data })} />
            )
          }
        />
      </Grid>
    </div>
  );
}
