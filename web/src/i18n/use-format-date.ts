import { useLingui } from '@lingui/react';
import { useMemo, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns a function that formats an ISO 8601 time for the user, such as `Nov 3, 2026, 2:05 PM`. The server
 * does not know the user's time zone and renders UTC. After hydration, the browser renders the user's time
 * zone.
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
