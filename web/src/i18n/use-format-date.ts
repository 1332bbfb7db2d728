import { useLingui } from '@lingui/react';
import { useMemo, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns a function that formats an ISO 8601 time in the user's language and time zone, such as `Nov 3,
 * 2026, 2:05 PM`. The server does not know the time zone and renders the time in UTC. After hydration, the
 * browser shows the time in the user's time zone.
 */
export function useFormatDate(): (time: string) => string {
  const { locale } = useLingui().i18n;
  const timeZone = useSyncExternalStore(
    subscribeToNothing,
    () => undefined,
    () => 'UTC',
  );
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return (time) => format.format(new Date(time));
  }, [locale, timeZone]);
}
