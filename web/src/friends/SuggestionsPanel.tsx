import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import type { Friend, FriendshipAction, Person } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FoundOrSuggestedPeople } from './FoundOrSuggestedPeople.tsx';
import { useSearchTextInUrl } from './use-search-text-in-url.ts';
import styles from './SuggestionsPanel.module.css';

interface SuggestionsPanelProps {
  friends: readonly Friend[];
  /** Whether the panel first shows only people who sent the user a friend request. */
  startsWithRequests: boolean;
  runAction: (action: FriendshipAction, person: Person) => void;
  errorMessages: ReadonlyMap<number, string>;
}

export function SuggestionsPanel(props: SuggestionsPanelProps): ReactNode {
  const t = useText();
  const { text, setText, search } = useSearchTextInUrl();
  const field = (
    <div role="search" className={styles.search}>
      <TextField
        label={t('friends.search')}
        labelHidden
        icon="search"
        type="search"
        placeholder={t('friends.searchHint')}
        maxLength={limits.email}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
  return (
    <>
      <SectionHeading title={t('friends.suggested')} actions={field} />
      <FoundOrSuggestedPeople {...props} search={search} onClearSearch={() => setText('')} />
    </>
  );
}
