import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { watchConnection } from '../api/reachability.ts';
import { Icon } from '../art/icons.tsx';
import { useText } from '../text/text.ts';
import styles from './OfflineNotice.module.css';
import { useReachable } from './use-reachable.ts';

/** Says, for as long as it is so, that the server cannot be reached. */
export function OfflineNotice(): ReactNode {
  const t = useText();
  const isThere = useReachable();
  useEffect(watchConnection, []);
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
