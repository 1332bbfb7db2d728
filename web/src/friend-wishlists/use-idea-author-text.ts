import type { FriendItem } from '../api/friend-wishlists.ts';
import { useText } from '../i18n/use-text.ts';

/**
 * Returns a function that returns the text about the friend who added an idea. The text is undefined if the
 * item is not an idea.
 */
export function useIdeaAuthorText(): (ideaBy: FriendItem['ideaBy'], isOwn: boolean) => string | undefined {
  const t = useText();
  return (ideaBy, isOwn) => {
    if (ideaBy === null) return undefined;
    return isOwn ? t('ideas.yours') : t('ideas.by', { name: ideaBy.displayName || t('friends.noName') });
  };
}
