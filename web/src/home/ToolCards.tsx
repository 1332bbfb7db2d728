import type { ReactNode } from 'react';
import { useOpenBugReportCount } from '../api/bug-reports.ts';
import { KeyDrawing, ToolboxDrawing } from '../ui/illustrations/tool-drawings.tsx';
import { paths } from '../paths.ts';
import type { CurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { useCountFailure } from '../bug-reports/use-count-failure.ts';
import { Count } from '../ui/Badge.tsx';
import { HomeCard } from './HomeCard.tsx';

/** Added to the open reports on the badge (docs/specification.md §9). */
const alwaysThere = 2;

/** The cards of those who help to run the product; nothing for everybody else (docs/specification.md §6). */
export function ToolCards({ user }: { user: CurrentUser }): ReactNode {
  const t = useText();
  return (
    <>
      {user.isStaff && (
        <HomeCard
          to={paths.staffTools}
          title={t('page.staffTools')}
          text={t('home.staffText')}
          picture={<ToolboxDrawing />}
        />
      )}
      {user.isSuperuser && <SuperuserCard />}
    </>
  );
}

function SuperuserCard(): ReactNode {
  const t = useText();
  const open = useOpenBugReportCount();
  const failure = useCountFailure(open.error);
  const count = open.data === undefined ? undefined : open.data + alwaysThere;
  return (
    <HomeCard
      to={paths.superuserTools}
      title={t('page.superuserTools')}
      text={t('home.superuserText')}
      error={failure}
      picture={<KeyDrawing />}
      badge={count !== undefined && <Count exact count={count} label={t('home.superuserCount', { count })} />}
    />
  );
}
