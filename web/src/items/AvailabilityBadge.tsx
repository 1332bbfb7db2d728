import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';

/** Available or Not Available. */
export function AvailabilityBadge({ available }: { available: boolean }): ReactNode {
  const t = useText();
  return available ? (
    <Badge tone="ever" icon="checkRound">
      {t('items.available')}
    </Badge>
  ) : (
    <Badge tone="slate" icon="minusRound">
      {t('items.notAvailable')}
    </Badge>
  );
}
