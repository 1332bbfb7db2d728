import type { ReactNode } from 'react';
import { useOpenBugReportCount } from '../api/bug-reports.ts';
import { BugDrawing, EverybodyDrawing, HourglassDrawing } from '../ui/illustrations/tool-drawings.tsx';
import { HomeCard } from '../home/HomeCard.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { Count } from '../ui/Badge.tsx';
import { Grid } from '../ui/Grid.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useCountFailure } from '../bug-reports/use-count-failure.ts';

/** Nobody waits for approval as long as nothing can be approved (docs/specification.md §9). */
const pending = 0;

/** `/superuser-tools`: what superusers look after (docs/specification.md §2). */
export function SuperuserToolsPage(): ReactNode {
  const t = useText();
  const open = useOpenBugReportCount();
  const failure = useCountFailure(open.error);
  return (
    <div className="page">
      <PageHeading title={t('page.superuserTools')} />
      <Grid columns={3}>
        <HomeCard to={paths.users} title={t('page.users')} text={t('tools.usersText')} picture={<EverybodyDrawing />} />
        <HomeCard
          to={paths.pendingUsers}
          title={t('page.pendingUsers')}
          text={t('tools.pendingText')}
          picture={<HourglassDrawing />}
          badge={<Count exact count={pending} label={t('tools.pendingCount', { count: pending })} />}
        />
        <HomeCard
          to={paths.bugReports}
          title={t('page.bugReports')}
          text={t('tools.bugsText')}
          picture={<BugDrawing />}
          error={failure}
          badge={
            open.data !== undefined && (
              <Count exact count={open.data} label={t('tools.openCount', { count: open.data })} />
            )
          }
        />
      </Grid>
    </div>
  );
}
