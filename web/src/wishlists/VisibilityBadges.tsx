import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';

export function PublicBadge({ isPublic }: { isPublic: boolean }): ReactNode {
  const t = useText();
  return isPublic ? (
    <Badge tone="plain" icon="globe">
      {t('wishlists.public')}
    </Badge>
  ) : (
    <Badge tone="plain" icon="lock">
      {t('wishlists.private')}
    </Badge>
  );
}

export function SharedBadge({ isShared }: { isShared: boolean }): ReactNode {
  const t = useText();
  return isShared ? (
    <Badge tone="plain" icon="shared">
      {t('wishlists.shared')}
    </Badge>
  ) : (
    <Badge tone="plain" icon="person">
      {t('wishlists.notShared')}
    </Badge>
  );
}

export function SharedByLinkBadge(): ReactNode {
  const t = useText();
  return (
    <Badge tone="plain" icon="link">
      {t('wishlists.sharedByLink')}
    </Badge>
  );
}

/**
 * A badge that says what the owner of the list sees of claims. Renders nothing if the owner has not chosen to
 * see claims.
 */
export function ClaimVisibilityBadge({ showClaims }: { showClaims: OwnerClaimVisibilityLevel }): ReactNode {
  const t = useText();
  if (showClaims === 'never') return null;
  return (
    <Badge tone="plain" icon="eye">
      {t(showClaims === 'names' ? 'wishlists.seesNames' : 'wishlists.seesClaimed')}
    </Badge>
  );
}

export function ArchivedBadge(): ReactNode {
  const t = useText();
  return (
    <Badge tone="slate" icon="archive">
      {t('wishlists.archived')}
    </Badge>
  );
}
