import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { watchNetworkEvents } from '../api/online-status.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './OfflineNotice.module.css';
import { useOnlineStatus } from './use-online-status.ts';

/** Says, for as long as it is so, that the server cannot be reached. */
export function OfflineNotice(): ReactNode {
  const t = useText();
  const isThere = useOnlineStatus();
  useEffect(watchNetworkEvents, []);
  return (
    <div role="status" className={styles.place}>
      {!isThere && (
        <p className={styles.notice}>
          <Icon name="alert" size={16} />
          <span>{t('app.offline')}</span>
        </p>
      )}
    </div>
  );
}
