import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { checkServerHealth, watchOnlineStatus } from '../api/online-status.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import styles from './PageMessage.module.css';

interface CodeLoadErrorPageProps {
  retry: () => Promise<unknown>;
  /**
   * Called after the code of the page has loaded. The function must not change between renders; otherwise the
   * code loads again.
   */
  onLoaded: () => void;
}

/** The error page for a page whose code could not be loaded. It tries again when the server is reachable. */
export function CodeLoadErrorPage({ retry, onLoaded }: CodeLoadErrorPageProps): ReactNode {
  const t = useText();
  const [isBroken, setIsBroken] = useState(false);
  const load = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    let wasOffline = false;
    const tryToLoad = async (): Promise<void> => {
      if (!(await checkServerHealth())) {
        wasOffline = true;
        return;
      }
      await retry().then(onLoaded, () => {
        // Reloads the document, because Firefox repeats a failed import only after a reload.
        if (wasOffline) location.reload();
        else setIsBroken(true);
      });
    };
    load.current = tryToLoad;
    void tryToLoad();
    return watchOnlineStatus(() => void tryToLoad());
  }, [retry, onLoaded]);
  if (isBroken) return <ErrorPage />;
  return (
    <div className="page" role="alert">
      <div className={styles.message}>
        <h1 tabIndex={-1}>{t('page.offline')}</h1>
        <p>{t('page.offlineReason')}</p>
        <Button variant="outline" onClick={() => void load.current?.()}>
          {t('ui.retry')}
        </Button>
      </div>
    </div>
  );
}
