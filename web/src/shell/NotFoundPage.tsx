import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { PageNotFoundMessage } from './PageNotFoundMessage.tsx';

/** The page for an unknown URL (docs/specification.md §2). */
export function NotFoundPage(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <PageNotFoundMessage title={t('page.notFound')} help={t('page.notFoundLead')} />
    </div>
  );
}
