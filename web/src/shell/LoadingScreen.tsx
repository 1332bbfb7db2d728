import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useOnlineStatus } from './use-online-status.ts';
import styles from './LoadingScreen.module.css';

const slowLoadingDelayMs = 5_000;

/**
 * A loading screen that is visible until the app knows whether a user is signed in (docs/specification.md
 * §1). After five seconds, it explains the delay.
 */
export function LoadingScreen(): ReactNode {
  const t = useText();
  const isOnline = useOnlineStatus();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowLoadingDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.screen}>
      <Spinner label={t('app.loading')} space="screen" />
      <p className={styles.slow} role="status">
        {isOnline ? isSlow && t('app.slow') : t('app.offline')}
      </p>
    </main>
  );
}
