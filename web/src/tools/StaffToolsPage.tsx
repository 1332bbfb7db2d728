import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { UnderDevelopment } from './UnderDevelopment.tsx';

/** `/staff-tools`: a placeholder (docs/specification.md §2). */
export function StaffToolsPage(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <PageHeading title={t('page.staffTools')} />
      <UnderDevelopment>{t('tools.staffSoon')}</UnderDevelopment>
    </div>
  );
}
