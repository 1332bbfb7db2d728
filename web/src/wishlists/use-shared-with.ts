import { useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useFriends } from '../api/friends.ts';

interface SharedWith {
  ids: number[];
  setIds: (ids: number[]) => void;
  /** After a refusal: takes out whoever is no friend any more, so that saving again can work. */
  dropStrangers: (error: unknown) => void;
}

/**
 * Whom a private list is to be shared with; starts as stored. A friend who is away (deactivated) is not among the
 * friends shown but stays shared; only a refusal takes out whoever is no friend any more.
 */
export function useSharedWith(stored: readonly number[]): SharedWith {
  const friends = useFriends();
  const [chosen, setIds] = useState([...stored]);
  const [refused, setRefused] = useState(false);
  const known = friends.isWhole ? new Set(friends.data?.map((friend) => friend.id)) : undefined;
  const ids = refused && known ? chosen.filter((id) => known.has(id)) : chosen;
  const dropStrangers = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.status !== 400) return;
    setRefused(true);
    void friends.refetch();
  };
  return { ids, setIds, dropStrangers };
}
