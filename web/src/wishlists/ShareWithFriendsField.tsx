import type { ReactNode } from 'react';
import { memo, useCallback, useEffect, useRef } from 'react';
import { getErrorMessage } from '../api/client.ts';
import type { Friend } from '../api/friends.ts';
import { useFriends } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { Checkbox } from '../ui/Switch.tsx';
import { VirtualList } from '../ui/VirtualList.tsx';
import styles from './ShareWithFriendsField.module.css';

const getFriendName = ({ displayName, email }: Friend): string => displayName || email;

const initialFriendCount = 6;

interface FriendChoiceProps {
  friend: Friend;
  chosen: boolean;
  onToggle: (id: number, isChecked: boolean) => void;
}

/** The checkbox for one friend. It is memoised, because the list of friends may have a thousand rows. */
const FriendChoice = memo(function FriendChoice({ friend, chosen, onToggle }: FriendChoiceProps): ReactNode {
  const { id, avatar } = friend;
  return (
    <Checkbox
      label={getFriendName(friend)}
      image={<Avatar color={avatar} size={28} />}
      checked={chosen}
      onChange={(isChecked) => onToggle(id, isChecked)}
    />
  );
});

interface ShareWithFriendsProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A list of the user's friends that scrolls, with a checkbox for each friend (docs/specification.md §9). */
export function ShareWithFriendsField({ ids, onChange }: ShareWithFriendsProps): ReactNode {
  const t = useText();
  const { data: friends, error, isFetching, refetch } = useFriends();
  const latestProps = useRef({ ids, onChange });
  useEffect(() => {
    latestProps.current = { ids, onChange };
  });
  const onToggle = useCallback((id: number, isChecked: boolean): void => {
    const { ids: before, onChange: change } = latestProps.current;
    change(isChecked ? [...before, id] : before.filter((other) => other !== id));
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
          <InlineError>
            {t('friends.listFailed', { reason: getErrorMessage(error, t('friends.fetchFailed')) })}
          </InlineError>
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
          initialCount={initialFriendCount}
          scrolls
          renderEntry={renderEntry}
          nameOf={getFriendName}
        />
      )}
    </fieldset>
  );
}
