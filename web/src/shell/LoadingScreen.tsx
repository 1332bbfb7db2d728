import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './LoadingScreen.module.css';
import { useOnlineStatus } from './use-online-status.ts';

const patience = 5_000;

/** What shows while it is not known who is signed in (docs/specification.md §1). It says why when that takes long. */
export function LoadingScreen(): ReactNode {
  const t = useText();
  const isThere = useOnlineStatus();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.screen}>
      <Spinner label={t('app.loading')} space="screen" />
      <p className={styles.slow} role="status">
        {isThere ? isSlow && t('app.slow') : t('app.offline')}
      </p>
    </main>
  );
}
