import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useOnlineStatus } from './use-online-status.ts';
import styles from './OutdatedDataNotice.module.css';

/** Tells the user when the oldest data of the page was loaded. Shown while the app cannot reload the data. */
export function OutdatedDataNotice(): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const cache = useQueryClient().getQueryCache();
  const watch = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const isOnline = useOnlineStatus();
  const findOldest = (): number | undefined => {
    const times = cache.findAll({ type: 'active' }).flatMap(({ state: { dataUpdatedAt, error } }) => {
      return dataUpdatedAt > 0 && (error || !isOnline) ? [dataUpdatedAt] : [];
    });
    return times.length > 0 ? Math.min(...times) : undefined;
  };
  const oldest = useSyncExternalStore(watch, findOldest, () => undefined);
  return (
    <div role="status" className={styles.age}>
      {oldest !== undefined && <p className="page">{t('app.dataAge', { time: formatTime(oldest, locale) })}</p>}
    </div>
  );
}

/** Formats a time as a time of day. Adds the date if the day is not today. */
function formatTime(time: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const options = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(locale, { ...options, timeStyle: 'short' }).format(time);
}
