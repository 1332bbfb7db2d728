import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';

type ItemStateBadgeProps = Pick<OwnItem, 'state' | 'isAvailable' | 'receivedOn' | 'purchased'>;

const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/**
 * A badge for the owner: the item is available, claimed, a draft, received or no longer wanted. The owner
 * sees "claimed" (`purchased`) only after choosing to see claims.
 */
export function ItemStateBadge({ state, isAvailable, receivedOn, purchased }: ItemStateBadgeProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  if (state === 'wanted' && purchased) {
    return (
      <Badge tone="leaf" icon="gift">
        {t('items.claimed')}
      </Badge>
    );
  }
  if (state === 'wanted') return <AvailabilityBadge available={isAvailable} />;
  if (state === 'draft') {
    return (
      <Badge tone="quiet" icon="eyeOff">
        {t('items.draft')}
      </Badge>
    );
  }
  if (state === 'unwanted') {
    return (
      <Badge tone="slate" icon="minusRound">
        {t('items.others')}
      </Badge>
    );
  }
  return (
    <Badge tone="leaf" icon="gift">
      {receivedOn === null ? t('items.received') : t('items.receivedDay', { day: formatDay(receivedOn, locale) })}
    </Badge>
  );
}
