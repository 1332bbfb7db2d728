import type { ReactNode } from 'react';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './NotFoundPage.module.css';

/** What any address but the app's shows, to who is signed in (docs/specification.md §2). */
export function NotFoundPage(): ReactNode {
  const t = useText();
  return (
    <div className={styles.page}>
      <NothingFoundDrawing />
      <h1 tabIndex={-1}>{t('page.notFound')}</h1>
      <p>{t('page.notFoundLead')}</p>
      <ButtonLink to={paths.home} variant="outline">
        {t('page.toHome')}
      </ButtonLink>
    </div>
  );
}
