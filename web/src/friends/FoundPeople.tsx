import type { ReactNode } from 'react';
import { reasonOf } from '../api/client.ts';
import type { FriendAction, Person } from '../api/friends.ts';
import { useSuggestions } from '../api/suggestions.ts';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import styles from './SuggestionsPanel.module.css';

interface FoundPeopleProps {
  search: string;
  /** Takes the search back. */
  onForget: () => void;
  runAction: (action: FriendAction, person: Person) => void;
  refusals: ReadonlyMap<number, string>;
}

/** The people a search finds, or all of them: who asked the user first, then whom the user asked, then the rest. */
export function FoundPeople({ search, onForget, runAction, refusals }: FoundPeopleProps): ReactNode {
  const t = useText();
  const found = useSuggestions(search);
  const { data, error, isPlaceholderData: isOld } = found;
  if (error && (!data || isOld)) {
    return (
      <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching}>
        {t('friends.suggestedFailed', { reason: reasonOf(error, t('friends.fetchSuggestedFailed')) })}
      </ErrorState>
    );
  }
  if (!data) return <PeopleSkeleton label={t('friends.suggestedLoading')} withButton />;
  const { people } = data;
  return (
    <div className={classes(isOld && styles.old)} aria-busy={isOld}>
      <VisuallyHidden>
        <p role="status">{data.search !== '' && !isOld && t('friends.searchFound', { count: people.length })}</p>
      </VisuallyHidden>
      {people.length > 0 || found.hasNextPage ? (
        <SuggestionGrid key={data.search} {...{ found, people, runAction, refusals }} />
      ) : (
        <Nobody search={data.search} onForget={onForget} />
      )}
    </div>
  );
}

function Nobody({ search, onForget }: Pick<FoundPeopleProps, 'search' | 'onForget'>): ReactNode {
  const t = useText();
  const forget = (
    <Button variant="soft" onClick={onForget}>
      {t('friends.searchForget')}
    </Button>
  );
  return (
    <EmptyState picture={<NothingFoundDrawing />} action={search !== '' && forget}>
      {search === '' ? t('friends.suggestedEmpty') : t('friends.searchEmpty', { search })}
    </EmptyState>
  );
}
