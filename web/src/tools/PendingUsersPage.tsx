import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { UnderDevelopmentMessage } from './UnderDevelopmentMessage.tsx';

/** The page `/superuser-tools/pending-users`. It has no function yet (docs/specification.md §2). */
export function PendingUsersPage(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <BackLink to={paths.superuserTools}>{t('tools.back')}</BackLink>
      <PageHeading title={t('page.pendingUsers')} />
      <UnderDevelopmentMessage>{t('tools.pendingSoon')}</UnderDevelopmentMessage>
    </div>
  );
}
