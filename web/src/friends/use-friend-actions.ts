import { useCallback, useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import type { FriendshipAction, Person } from '../api/friends.ts';
import { useFriendshipAction } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';

interface FriendActions {
  runAction: (action: FriendshipAction, person: Person) => void;
  /** The error message of the last action for each person. The key is the person's user id. */
  errorMessages: ReadonlyMap<number, string>;
}

/**
 * Runs friend actions. Stores their error messages in this hook, because the list may unmount and mount a
 * person's card.
 */
export function useFriendActions(): FriendActions {
  const t = useText();
  const { mutateAsync } = useFriendshipAction();
  const [errorMessages, setErrorMessages] = useState<ReadonlyMap<number, string>>(new Map());
  const fallback = t('friends.actionFailed');
  const runAction = useCallback(
    (action: FriendshipAction, person: Person): void => {
      const setMessage = (message: string): void => setErrorMessages((now) => new Map(now).set(person.id, message));
      setMessage('');
      mutateAsync({ action, person }).catch((error: unknown) => setMessage(getErrorMessage(error, fallback)));
    },
    [mutateAsync, fallback],
  );
  return { runAction, errorMessages };
}
