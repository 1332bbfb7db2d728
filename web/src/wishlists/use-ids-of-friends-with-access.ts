import { useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useFriends } from '../api/friends.ts';
import { useDraft } from '../forms/use-draft.ts';

interface SharedWithState {
  ids: number[];
  setIds: (ids: number[]) => void;
  /**
   * Removes former friends, whom the server refuses, from the draft. Call this function after a failed save.
   */
  removeFormerFriends: (error: unknown) => void;
}

/**
 * Returns the ids of the friends with whom a private list is shared. Keeps the ids of deactivated accounts,
 * which the list of friends omits. Removes the ids of former friends only after the server has refused to
 * save them.
 */
export function useIdsOfFriendsWithAccess(listId: number, stored: readonly number[]): SharedWithState {
  const friends = useFriends();
  const [{ ids: chosenIds }, setChosen] = useDraft(`shared-with ${listId}`, { ids: [...stored] });
  const [wasRefused, setWasRefused] = useState(false);
  const friendIds = friends.isComplete ? new Set(friends.data?.map((friend) => friend.id)) : undefined;
  const ids = wasRefused && friendIds ? chosenIds.filter((id) => friendIds.has(id)) : chosenIds;
  const removeFormerFriends = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.status !== 400) return;
    setWasRefused(true);
    void friends.refetch();
  };
  return { ids, setIds: (next) => setChosen({ ids: next }), removeFormerFriends };
}
