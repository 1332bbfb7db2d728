import type { ReactNode } from 'react';
import { useState } from 'react';
import { getErrorMessage, sendApiRequest } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import styles from './SharedWishlistContent.module.css';

/** Asks a signed-in user whether to send a friend request to the owner of a shared list. */
export function FriendRequestOffer({ ownerId, name }: { ownerId: number; name: string }): ReactNode {
  const t = useText();
  const [state, setState] = useState<'offered' | 'busy' | 'asked'>('offered');
  const [error, setError] = useState<string>();
  const ask = (): void => {
    setState('busy');
    setError(undefined);
    sendApiRequest('requestFriend', { query: { friendId: ownerId } }).then(
      () => setState('asked'),
      (failure: unknown) => {
        setState('offered');
        setError(getErrorMessage(failure, t('friends.actionFailed')));
      },
    );
  };
  return (
    <Card className={styles.notice}>
      <p className={styles.noticeText} role="status">
        {t(state === 'asked' ? 'sharing.friendAsked' : 'sharing.friendOffer', { name })}
      </p>
      {state !== 'asked' && (
        <Button variant="outline" size="card" icon="personPlus" busy={state === 'busy'} onClick={ask}>
          {t('sharing.friendAsk')}
        </Button>
      )}
      {error && <InlineError>{error}</InlineError>}
    </Card>
  );
}
