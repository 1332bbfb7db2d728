import type { ReactNode } from 'react';
import { useOpenBugReportCount } from '../api/bug-reports.ts';
import type { CurrentUser } from '../auth/use-current-user.ts';
import { useBugReportCountErrorToast } from '../bug-reports/use-bug-report-count-error-toast.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { CountBadge } from '../ui/Badge.tsx';
import { KeyDrawing, ToolboxDrawing } from '../ui/illustrations/tool-drawings.tsx';
import { HomeCard } from './HomeCard.tsx';

/**
 * The badge of the superuser tools shows the number of open bug reports plus 2 (docs/specification.md §9).
 */
const badgeCountOffset = 2;

/**
 * The cards that lead to the tools for staff and superusers. Renders nothing for other users
 * (docs/specification.md §6).
 */
export function StaffAndSuperuserCards({ user }: { user: CurrentUser }): ReactNode {
  const t = useText();
  return (
    <>
      {user.isStaff && (
        <HomeCard
          to={paths.staffTools}
          title={t('page.staffTools')}
          text={t('home.staffText')}
          illustration={<ToolboxDrawing />}
        />
      )}
      {user.isSuperuser && <SuperuserCard />}
    </>
  );
}

function SuperuserCard(): ReactNode {
  const t = useText();
  const open = useOpenBugReportCount();
  const failure = useBugReportCountErrorToast(open.error);
  const count = open.data === undefined ? undefined : open.data + badgeCountOffset;
  return (
    <HomeCard
      to={paths.superuserTools}
      title={t('page.superuserTools')}
      text={t('home.superuserText')}
      error={failure}
      illustration={<KeyDrawing />}
      badge={count !== undefined && <CountBadge exact count={count} label={t('home.superuserCount', { count })} />}
    />
  );
}
