import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { watchNetworkEvents } from '../api/online-status.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { useOnlineStatus } from './use-online-status.ts';
import styles from './OfflineNotice.module.css';

export function OfflineNotice(): ReactNode {
  const t = useText();
  const isOnline = useOnlineStatus();
  useEffect(watchNetworkEvents, []);
  return (
    <div role="status" className={styles.container}>
      {!isOnline && (
        <p className={styles.notice} data-offline>
          <Icon name="alert" size={16} />
          <span>{t('app.offline')}</span>
        </p>
      )}
    </div>
  );
}
