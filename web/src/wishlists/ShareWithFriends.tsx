import type { ReactNode } from 'react';
import { memo, useCallback, useEffect, useRef } from 'react';
import { reasonOf } from '../api/client.ts';
import type { Friend } from '../api/friends.ts';
import { useFriends } from '../api/friends.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { VirtualList } from '../ui/VirtualList.tsx';
import { Checkbox } from '../ui/Switch.tsx';
import styles from './ShareWithFriends.module.css';

const nameOf = ({ displayName, email }: Friend): string => displayName || email;

/** So many are in sight. */
const firstFriends = 6;

interface FriendChoiceProps {
  friend: Friend;
  chosen: boolean;
  onToggle: (id: number, wanted: boolean) => void;
}

/** One of perhaps a thousand: a tick elsewhere leaves it alone. */
const FriendChoice = memo(function FriendChoice({ friend, chosen, onToggle }: FriendChoiceProps): ReactNode {
  const { id, avatar } = friend;
  return (
    <Checkbox
      label={nameOf(friend)}
      picture={<Avatar color={avatar} size={28} />}
      checked={chosen}
      onChange={(wanted) => onToggle(id, wanted)}
    />
  );
});

interface ShareWithFriendsProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
}

/** One checkbox a friend, in a list that scrolls (docs/specification.md §9). A friend without a name goes by e-mail. */
export function ShareWithFriends({ ids, onChange }: ShareWithFriendsProps): ReactNode {
  const t = useText();
  const { data: friends, error, isFetching, refetch } = useFriends();
  const latest = useRef({ ids, onChange });
  useEffect(() => {
    latest.current = { ids, onChange };
  });
  const onToggle = useCallback((id: number, wanted: boolean): void => {
    const { ids: before, onChange: change } = latest.current;
    change(wanted ? [...before, id] : before.filter((other) => other !== id));
  }, []);
  const renderEntry = useCallback(
    (friend: Friend): ReactNode => (
      <FriendChoice friend={friend} chosen={ids.includes(friend.id)} onToggle={onToggle} />
    ),
    [ids, onToggle],
  );
  return (
    <fieldset className={styles.share}>
      <legend className={styles.legend}>{t('wishlists.shareWith')}</legend>
      {!friends && !error && <p className={styles.note}>{t('app.loading')}</p>}
      {error && !friends && (
        <>
          <InlineError>{t('friends.listFailed', { reason: reasonOf(error, t('friends.fetchFailed')) })}</InlineError>
          <Button variant="outline" size="card" busy={isFetching} onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </>
      )}
      {friends?.length === 0 && <p className={styles.note}>{t('wishlists.nobodyToShareWith')}</p>}
      {friends && friends.length > 0 && (
        <VirtualList
          className={styles.list}
          groupClassName={styles.group}
          nameClassName={styles.name}
          entries={friends}
          first={firstFriends}
          scrolls
          renderEntry={renderEntry}
          nameOf={nameOf}
        />
      )}
    </fieldset>
  );
}
