import type { FriendItem } from '../api/friend-wishlists.ts';
import { useText } from '../i18n/use-text.ts';

/**
 * Returns a function that describes which friend added an idea. It returns undefined for an item that is not
 * an idea.
 */
export function useIdeaAuthorText(): (ideaBy: FriendItem['ideaBy'], isOwn: boolean) => string | undefined {
  const t = useText();
  return (ideaBy, isOwn) => {
    if (ideaBy === null) return undefined;
    return isOwn ? t('ideas.yours') : t('ideas.by', { name: ideaBy.displayName || t('friends.noName') });
  };
}
