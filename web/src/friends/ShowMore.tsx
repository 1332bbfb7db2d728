import type { ReactNode } from 'react';
import { reasonOf } from '../api/client.ts';
import type { useSuggestions } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import styles from './SuggestionsPanel.module.css';

interface ShowMoreProps {
  found: ReturnType<typeof useSuggestions>;
  onAsk: () => void;
}

/** Loads the next page of people; a failure is told here, and pressing again tries again. */
export function ShowMore({ found, onAsk }: ShowMoreProps): ReactNode {
  const t = useText();
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = found;
  const ask = (): void => {
    onAsk();
    void fetchNextPage();
  };
  return (
    <div className={styles.more}>
      {isFetchNextPageError && !isFetchingNextPage && (
        <InlineError>
          {t('friends.suggestedFailed', { reason: reasonOf(error, t('friends.fetchSuggestedFailed')) })}
        </InlineError>
      )}
      <Button variant="outline" busy={isFetchingNextPage} onClick={ask}>
        {t('friends.showMore')}
      </Button>
    </div>
  );
}
