import { useCallback, useState } from 'react';
import { reasonOf } from '../api/client.ts';
import type { FriendAction, Person } from '../api/friends.ts';
import { useFriendAction } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';

interface FriendActions {
  runAction: (action: FriendAction, person: Person) => void;
  /** Why the last step with somebody was refused, by the person's id. */
  refusals: ReadonlyMap<number, string>;
}

/** The friend actions of a page. A refusal is kept here, because a card may leave the screen and come back with it. */
export function useFriendActions(): FriendActions {
  const t = useText();
  const { mutateAsync } = useFriendAction();
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const fallback = t('friends.actionFailed');
  const runAction = useCallback(
    (action: FriendAction, person: Person): void => {
      const note = (sentence: string): void => setRefusals((now) => new Map(now).set(person.id, sentence));
      note('');
      mutateAsync({ action, person }).catch((error: unknown) => note(reasonOf(error, fallback)));
    },
    [mutateAsync, fallback],
  );
  return { runAction, refusals };
}
