import type { ReactNode } from 'react';
import { getErrorMessage } from '../api/client.ts';
import type { useSuggestedPeople } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import styles from './SuggestionsPanel.module.css';

interface ShowMorePeopleButtonProps {
  query: ReturnType<typeof useSuggestedPeople>;
  onLoad: () => void;
}

/**
 * A button that loads the next page of people. If loading fails, an error message appears above the button.
 */
export function ShowMorePeopleButton({ query, onLoad }: ShowMorePeopleButtonProps): ReactNode {
  const t = useText();
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const loadMore = (): void => {
    onLoad();
    void fetchNextPage();
  };
  return (
    <div className={styles.more}>
      {isFetchNextPageError && !isFetchingNextPage && (
        <InlineError>
          {t('friends.suggestedFailed', { reason: getErrorMessage(error, t('friends.fetchSuggestedFailed')) })}
        </InlineError>
      )}
      <Button variant="outline" busy={isFetchingNextPage} onClick={loadMore}>
        {t('friends.showMore')}
      </Button>
    </div>
  );
}
