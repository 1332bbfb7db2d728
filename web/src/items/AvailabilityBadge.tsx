import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';

interface AvailabilityBadgeProps {
  available: boolean;
  /** The wanted number of pieces. Null means any number. */
  wanted?: number | null;
  /** The number of pieces that nobody has claimed. Undefined if the user is not allowed to see claims. */
  free?: number | null | undefined;
}

/**
 * Shows whether an item can be claimed. If several pieces are wanted, also shows how many of them are free.
 */
export function AvailabilityBadge({ available, wanted = 1, free }: AvailabilityBadgeProps): ReactNode {
  const t = useText();
  if (wanted !== 1 && free === 0) {
    return (
      <Badge tone="slate" icon="minusRound">
        {t('purchase.allPromised')}
      </Badge>
    );
  }
  if (wanted !== 1 && available) {
    return (
      <Badge tone="quiet" icon="checkRound">
        {wanted === null
          ? t('items.anyNumber')
          : typeof free === 'number'
            ? t('purchase.freeOf', { free, wanted })
            : t('items.wantedNumber', { wanted })}
      </Badge>
    );
  }
  return available ? (
    <Badge tone="quiet" icon="checkRound">
      {t('items.available')}
    </Badge>
  ) : (
    <Badge tone="slate" icon="minusRound">
      {t('items.notAvailable')}
    </Badge>
  );
}

export function MostWantedBadge(): ReactNode {
  const t = useText();
  return (
    <Badge tone="honey" icon="star">
      {t('items.mostWanted')}
    </Badge>
  );
}
