import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { PageMissingMessage } from './PageMissingMessage.tsx';

/** The page for an unknown URL (docs/specification.md §2). */
export function NotFoundPage(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <PageMissingMessage title={t('page.notFound')} help={t('page.notFoundLead')} />
    </div>
  );
}
