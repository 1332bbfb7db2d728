import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './NotFoundPage.module.css';

/** Stands in for a page that broke. Without a drawing: it must be there when nothing more can be fetched. */
export function ErrorPage(): ReactNode {
  const t = useText();
  return (
    <div className={styles.page} role="alert">
      <h1 tabIndex={-1}>{t('page.broken')}</h1>
      <p>{t('page.brokenReason')}</p>
      <Button variant="outline" onClick={() => location.reload()}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
