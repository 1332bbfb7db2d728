import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { reasonOf } from '../api/client.ts';
import type { Friend, FriendAction, Person } from '../api/friends.ts';
import { useFirstFriends, useFriends } from '../api/friends.ts';
import { FriendsDrawing } from '../art/drawings.tsx';
import { useText } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useAddressDialog } from '../wishlists/address-dialog.ts';
import { FriendGrid } from './FriendGrid.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { RemoveFriendDialog } from './RemoveFriendDialog.tsx';

const dialogs = ['remove'] as const;

interface FriendsPanelProps {
  take: (action: FriendAction, person: Person) => void;
  refusals: ReadonlyMap<number, string>;
  /** Leads to the suggestions. */
  onFind: () => void;
}

/** The user's friends. */
export function FriendsPanel({ take, refusals, onFind }: FriendsPanelProps): ReactNode {
  const t = useText();
  const friends = useFriends();
  const first = useFirstFriends();
  // Very many friends come in pages: the first one does not wait for the last.
  const shown = friends.data ?? first;
  const { name, id, open, close } = useAddressDialog(dialogs);
  const onRemove = useCallback((friendId: number) => open('remove', friendId), [open]);
  const leaving = name && shown?.find((friend) => friend.id === id);
  const count = friends.data?.length;
  const remove = (friend: Friend): void => {
    close();
    take('revoke', friend);
  };
  return (
    <section>
      <PageHeading title={t('friends.heading')} count={count || undefined} />
      {shown && count !== 0 && <FriendGrid friends={shown} onRemove={onRemove} refusals={refusals} />}
      {count === 0 && (
        <EmptyState
          picture={<FriendsDrawing />}
          action={
            <Button variant="soft" onClick={onFind}>
              {t('friends.find')}
            </Button>
          }
        >
          {t('friends.empty')}
        </EmptyState>
      )}
      {friends.isPending && !first && <PeopleSkeleton label={t('friends.loading')} />}
      {friends.error && !friends.data && (
        <ErrorState onRetry={() => void friends.refetch()} busy={friends.isFetching}>
          {t('friends.listFailed', { reason: reasonOf(friends.error, t('friends.fetchFailed')) })}
        </ErrorState>
      )}
      {leaving && <RemoveFriendDialog friend={leaving} onConfirm={() => remove(leaving)} onClose={close} />}
    </section>
  );
}
