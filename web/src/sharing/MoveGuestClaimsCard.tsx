import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { guestClaimCountQuery, moveGuestClaimsToAccount } from '../api/shared.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useToast } from '../ui/Toast.tsx';
import { storeGuestCookiePresence } from './giving-choice.ts';
import styles from './SharedWishlistContent.module.css';

/**
 * Asks a signed-in user whether to move claims to the user's account. These are claims that the user made in
 * this browser as a guest.
 */
export function MoveGuestClaimsCard(): ReactNode {
  const t = useText();
  const client = useQueryClient();
  const toast = useToast();
  const { data: count = 0 } = useQuery(guestClaimCountQuery);
  const [isHidden, setHidden] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (count === 0 || isHidden) return null;
  const merge = (): void => {
    setBusy(true);
    moveGuestClaimsToAccount().then(
      (moved) => {
        storeGuestCookiePresence(false);
        toast.success(t('sharing.merged', { count: moved }));
        setHidden(true);
        void client.invalidateQueries();
      },
      (failure: unknown) => {
        setBusy(false);
        setError(getErrorMessage(failure, t('friends.actionFailed')));
      },
    );
  };
  const decline = (): void => {
    storeGuestCookiePresence(false);
    setHidden(true);
  };
  return (
    <Card className={styles.notice}>
      <p className={styles.noticeText}>{t('sharing.mergeQuestion', { count })}</p>
      <span className={styles.noticeActions}>
        <Button size="card" icon="gift" busy={isBusy} onClick={merge}>
          {t('sharing.merge')}
        </Button>
        <Button variant="ghost" size="card" onClick={decline}>
          {t('sharing.notNow')}
        </Button>
      </span>
      {error && <InlineError>{error}</InlineError>}
    </Card>
  );
}
