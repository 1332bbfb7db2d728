import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FriendItem } from '../api/friend-wishlists.ts';
import { useClaim } from '../api/friend-wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { nameId } from '../items/ItemCard.tsx';
import styles from './ClaimAction.module.css';
import { claimState } from './claim-state.ts';

interface ClaimActionProps {
  item: FriendItem;
  listId: number;
}

/** I'm getting it!, Undo or Already claimed, and why it was refused. */
export function ClaimAction({ item, listId }: ClaimActionProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  const id = useId();
  const refused = (error: Error): void => report.toast('claim', error);
  const claim = useClaim({ listId, itemId: item.id }, refused);
  const state = claimState(item);
  return (
    <div className={styles.action}>
      {state === 'taken' ? (
        <p className={styles.taken}>{t('purchase.claimed')}</p>
      ) : (
        <Button
          variant={state === 'mine' ? 'outline' : 'soft'}
          size="card"
          wide
          disabled={state === 'switchedOff'}
          aria-describedby={state === 'switchedOff' ? `${nameId(item.id)} ${id}-why` : nameId(item.id)}
          onClick={() => claim.mutate(state === 'free')}
        >
          {t(state === 'mine' ? 'purchase.undo' : 'purchase.claim')}
        </Button>
      )}
      {state === 'switchedOff' && (
        <p id={`${id}-why`} className={styles.why}>
          {t('purchase.switchedOff')}
        </p>
      )}
      {claim.error && <InlineError>{report.reason('claim', claim.error)}</InlineError>}
    </div>
  );
}
