import type { ReactNode } from 'react';
import { getErrorMessage } from '../api/client.ts';
import type { FriendAction, Person } from '../api/friends.ts';
import { useSuggestions } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { joinClassNames } from '../ui/classes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import styles from './SuggestionsPanel.module.css';

interface FoundPeopleProps {
  search: string;
  onClearSearch: () => void;
  runAction: (action: FriendAction, person: Person) => void;
  errorMessages: ReadonlyMap<number, string>;
}

/**
 * The people that the search found. Without a search: received requests first, then sent requests, then
 * suggestions.
 */
export function FoundPeople({ search, onClearSearch, runAction, errorMessages }: FoundPeopleProps): ReactNode {
  const t = useText();
  const query = useSuggestions(search);
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
  return (
    <div className={joinClassNames(isOld && styles.old)} aria-busy={isOld}>
      <VisuallyHidden>
        <p role="status">{data.search !== '' && !isOld && t('friends.searchFound', { count: people.length })}</p>
      </VisuallyHidden>
      {people.length > 0 || query.hasNextPage ? (
        <SuggestionGrid search={data.search} {...{ query, people, runAction, errorMessages }} />
      ) : (
        <NoResults search={data.search} onClearSearch={onClearSearch} />
      )}
    </div>
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
