import { useLingui } from '@lingui/react';
import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './ClaimsNotice.module.css';

interface ClaimsNoticeProps {
  showClaims: OwnerClaimVisibilityLevel;
  ownerName: string;
  /**
   * The time from which the owner also sees claims that givers made before the owner chose to see claims.
   * Null if this time has passed.
   */
  from?: string | null;
}

/**
 * Tells givers what the list's owner sees of claims. Renders nothing if the owner has not chosen to see
 * claims.
 */
export function ClaimsNotice({ showClaims, ownerName: name, from = null }: ClaimsNoticeProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  if (showClaims === 'never') return null;
  // Formats the date in UTC. Server and browser then render the same day.
  const day = from && new Date(from).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={styles.notice}>
      <Icon name="eye" />
      <span>
        <b>{t(showClaims === 'names' ? 'purchase.showsNames' : 'purchase.showsClaimed', { name })}</b>
        {day && <> {t('purchase.showsFrom', { name, day })}</>}
      </span>
    </p>
  );
}
