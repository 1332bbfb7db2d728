import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Says a moment, given as ISO 8601, in the person's language and time zone: `Nov 3, 2026, 2:05 PM`. */
export function useFormatDate(): (moment: string) => string {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (moment) => form.format(new Date(moment));
  }, [locale]);
}
