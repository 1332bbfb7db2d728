import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { getErrorMessage } from '../api/client.ts';
import type { Friend, FriendshipAction, Person } from '../api/friends.ts';
import type { ListQueryResult } from '../api/list-query.ts';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FriendsDrawing } from '../ui/illustrations/drawings.tsx';
import { FriendGrid } from './FriendGrid.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { RemoveFriendDialog } from './RemoveFriendDialog.tsx';

const dialogNames = ['remove'] as const;

interface FriendsPanelProps {
  friends: ListQueryResult<Friend[]>;
  /** Whether the panel has a heading. If so, the headings with the friends' names are one level lower. */
  hasHeading: boolean;
  hasSuggestions: boolean;
  runAction: (action: FriendshipAction, person: Person) => void;
  errorMessages: ReadonlyMap<number, string>;
  onInvite: () => void;
  onFind: () => void;
}

export function FriendsPanel({
  friends,
  hasHeading,
  hasSuggestions,
  runAction,
  errorMessages,
  onInvite,
  onFind,
}: FriendsPanelProps): ReactNode {
  const t = useText();
  const { name, id, open, close } = useUrlDialog(dialogNames);
  const onRemove = useCallback((friendId: number) => open('remove', friendId), [open]);
  const friendToRemove = name && friends.data?.find((friend) => friend.id === id);
  const isEmpty = friends.data?.length === 0;
  const remove = (friend: Friend): void => {
    close();
    runAction('revoke', friend);
  };
  return (
    <>
      {friends.data && !isEmpty && (
        <FriendGrid
          friends={friends.data}
          level={hasHeading ? 'h3' : 'h2'}
          onRemove={onRemove}
          errorMessages={errorMessages}
        />
      )}
      {isEmpty && (
        <EmptyState
          small={hasSuggestions}
          illustration={<FriendsDrawing />}
          action={
            <>
              <Button icon="personPlus" onClick={onInvite}>
                {t('friends.inviteSomebody')}
              </Button>
              <Button variant="soft" onClick={onFind}>
                {t('friends.find')}
              </Button>
            </>
          }
        >
          {t('friends.empty')}
        </EmptyState>
      )}
      {!friends.data && !friends.error && <PeopleSkeleton label={t('friends.loading')} />}
      {friends.error && !friends.data && (
        <ErrorState onRetry={() => void friends.refetch()} busy={friends.isFetching}>
          {t('friends.listFailed', { reason: getErrorMessage(friends.error, t('friends.fetchFailed')) })}
        </ErrorState>
      )}
      {friendToRemove && (
        <RemoveFriendDialog friend={friendToRemove} onConfirm={() => remove(friendToRemove)} onClose={close} />
      )}
    </>
  );
}
