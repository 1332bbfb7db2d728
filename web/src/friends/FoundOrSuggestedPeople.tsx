import { foldText } from '@wishwell/contract/fold-text.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getErrorMessage } from '../api/client.ts';
import type { Friend, FriendshipAction, Person } from '../api/friends.ts';
import { useSuggestedPeople } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import styles from './SuggestionsPanel.module.css';

interface FoundPeopleProps {
  search: string;
  startsWithRequests: boolean;
  friends: readonly Friend[];
  onClearSearch: () => void;
  runAction: (action: FriendshipAction, person: Person) => void;
  errorMessages: ReadonlyMap<number, string>;
}

/**
 * The people that the search found. Without a search: people who sent the user a friend request, then people
 * to whom the user sent one, then suggestions.
 */
export function FoundOrSuggestedPeople(props: FoundPeopleProps): ReactNode {
  const { search, startsWithRequests, friends, onClearSearch, runAction, errorMessages } = props;
  const t = useText();
  const query = useSuggestedPeople(search);
  const { data, error, isPlaceholderData: isOld } = query;
  if (error && (!data || isOld)) {
    return (
      <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
        {t('friends.suggestedFailed', { reason: getErrorMessage(error, t('friends.fetchSuggestedFailed')) })}
      </ErrorState>
    );
  }
  if (!data) return <PeopleSkeleton label={t('friends.suggestedLoading')} withButton />;
  const { people } = data;
  const foundFriends = findFriends(friends, data.search);
  return (
    <div className={joinClassNames(isOld && styles.old)} aria-busy={isOld}>
      <VisuallyHidden>
        <p role="status">
          {data.search !== '' && !isOld && t('friends.searchFound', { count: people.length + foundFriends.length })}
        </p>
      </VisuallyHidden>
      <FoundFriends friends={foundFriends} />
      {people.length > 0 || query.hasNextPage ? (
        <SuggestionGrid search={data.search} {...{ query, people, startsWithRequests, runAction, errorMessages }} />
      ) : (
        foundFriends.length === 0 && <NoResults search={data.search} onClearSearch={onClearSearch} />
      )}
    </div>
  );
}

/**
 * Returns the friends whose e-mail address equals the search text, or whose name has a word that begins with
 * it. Returns none without a search.
 */
function findFriends(friends: readonly Friend[], search: string): Friend[] {
  if (search === '') return [];
  const text = ` ${foldText(search)}`;
  return friends.filter(
    ({ displayName, email }) =>
      ` ${foldText(displayName)}`.includes(text) || email.toLowerCase() === search.toLowerCase(),
  );
}

/** The names of the friends that match the search. The cards below show only people who are not friends. */
function FoundFriends({ friends }: { friends: readonly Friend[] }): ReactNode {
  const t = useText();
  if (friends.length === 0) return null;
  return (
    <p className={styles.friends}>
      {t('friends.searchFriends')}{' '}
      {friends.map(({ id, displayName, email }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={paths.friend(id)}>{displayName || email}</Link>
        </span>
      ))}
    </p>
  );
}

function NoResults({ search, onClearSearch }: Pick<FoundPeopleProps, 'search' | 'onClearSearch'>): ReactNode {
  const t = useText();
  const clearButton = (
    <Button variant="outline" onClick={onClearSearch}>
      {t('friends.searchForget')}
    </Button>
  );
  return (
    <EmptyState illustration={<NothingFoundDrawing />} action={search !== '' && clearButton}>
      {search === '' ? t('friends.suggestedEmpty') : t('friends.searchEmpty', { search })}
    </EmptyState>
  );
}
