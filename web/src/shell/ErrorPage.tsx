import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PageMessage.module.css';

/** The error page. It has no illustration, because it must render even if no further code can be loaded. */
export function ErrorPage(): ReactNode {
  const t = useText();
  return (
    <div className="page" role="alert">
      <div className={styles.message}>
        <h1 tabIndex={-1}>{t('page.broken')}</h1>
        <p>{t('page.brokenReason')}</p>
        <Button variant="outline" onClick={() => location.reload()}>
          {t('ui.retry')}
        </Button>
      </div>
    </div>
  );
}
