import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';

/** Public or Private. */
export function PublicBadge({ isPublic }: { isPublic: boolean }): ReactNode {
  const t = useText();
  return isPublic ? (
    <Badge tone="ever" icon="globe">
      {t('wishlists.public')}
    </Badge>
  ) : (
    <Badge tone="slate" icon="lock">
      {t('wishlists.private')}
    </Badge>
  );
}

/** Of a private list: Shared or Not Shared. */
export function SharedBadge({ isShared }: { isShared: boolean }): ReactNode {
  const t = useText();
  return isShared ? (
    <Badge tone="ever" icon="shared">
      {t('wishlists.shared')}
    </Badge>
  ) : (
    <Badge tone="slate" icon="person">
      {t('wishlists.notShared')}
    </Badge>
  );
}
