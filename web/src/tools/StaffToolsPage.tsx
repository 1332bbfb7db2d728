import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { UnderDevelopmentMessage } from './UnderDevelopmentMessage.tsx';

/** The page `/staff-tools`. It has no function yet (docs/specification.md §2). */
export function StaffToolsPage(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <BackLink to={paths.home}>{t('tools.backHome')}</BackLink>
      <PageHeading title={t('page.staffTools')} />
      <UnderDevelopmentMessage>{t('tools.staffSoon')}</UnderDevelopmentMessage>
    </div>
  );
}
