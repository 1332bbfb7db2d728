import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { reasonOf } from '../api/client.ts';
import type { Friend, FriendAction, Person } from '../api/friends.ts';
import { useFriends } from '../api/friends.ts';
import { FriendsDrawing } from '../ui/illustrations/drawings.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useUrlDialog } from '../ui/use-url-dialog.ts';
import { FriendGrid } from './FriendGrid.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { RemoveFriendDialog } from './RemoveFriendDialog.tsx';

const dialogs = ['remove'] as const;

interface FriendsPanelProps {
  runAction: (action: FriendAction, person: Person) => void;
  refusals: ReadonlyMap<number, string>;
  /** Leads to the suggestions. */
  onFind: () => void;
}

/** The user's friends. */
export function FriendsPanel({ runAction, refusals, onFind }: FriendsPanelProps): ReactNode {
  const t = useText();
  const friends = useFriends();
  const { name, id, open, close } = useUrlDialog(dialogs);
  const onRemove = useCallback((friendId: number) => open('remove', friendId), [open]);
  const leaving = name && friends.data?.find((friend) => friend.id === id);
  const isEmpty = friends.data?.length === 0;
  // Very many friends come in pages, and only with the last is their number known.
  const count = friends.isWhole && !isEmpty ? friends.data?.length : undefined;
  const remove = (friend: Friend): void => {
    close();
    runAction('revoke', friend);
  };
  return (
    <section>
      <PageHeading title={t('friends.heading')} count={count} />
      {friends.data && !isEmpty && <FriendGrid friends={friends.data} onRemove={onRemove} refusals={refusals} />}
      {isEmpty && (
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
      {!friends.data && !friends.error && <PeopleSkeleton label={t('friends.loading')} />}
      {friends.error && !friends.data && (
        <ErrorState onRetry={() => void friends.refetch()} busy={friends.isFetching}>
          {t('friends.listFailed', { reason: reasonOf(friends.error, t('friends.fetchFailed')) })}
        </ErrorState>
      )}
      {leaving && <RemoveFriendDialog friend={leaving} onConfirm={() => remove(leaving)} onClose={close} />}
    </section>
  );
}
