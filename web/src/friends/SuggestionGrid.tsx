import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FriendshipAction, Person } from '../api/friends.ts';
import type { SuggestedPerson, useSuggestedPeople } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Grid, GridItem } from '../ui/Grid.tsx';
import { useStableOrder } from '../ui/use-stable-order.ts';
import { ShowMorePeopleButton } from './ShowMorePeopleButton.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import styles from './PersonCard.module.css';
import panelStyles from './SuggestionsPanel.module.css';

interface SuggestionGridProps {
  query: ReturnType<typeof useSuggestedPeople>;
  /** The search text with which the server found the people. */
  search: string;
  people: readonly SuggestedPerson[];
  /**
   * Whether the grid shows at first only the people who sent the user a friend request. The grid is then
   * short, and the list of friends below it stays near the top of the page.
   */
  startsWithRequests: boolean;
  runAction: (action: FriendshipAction, person: Person) => void;
  errorMessages: ReadonlyMap<number, string>;
}

const isNoRequest = ({ status }: SuggestedPerson): boolean => status !== 'pending_received';

/** The cards of suggested people. After a click on Show more, the first new card receives the focus. */
export function SuggestionGrid(props: SuggestionGridProps): ReactNode {
  const { query, search, people, startsWithRequests, runAction, errorMessages } = props;
  const t = useText();
  const sortedPeople = useStableOrder(people, { resetKey: search });
  const [hiddenIds, setHiddenIds] = useState(
    () => new Set(startsWithRequests ? people.filter(isNoRequest).map(({ id }) => id) : []),
  );
  const grid = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<{ search: string; index: number }>();
  useEffect(() => {
    if (firstNew?.search !== search || people.length <= firstNew.index) return;
    grid.current?.querySelectorAll<HTMLElement>(':scope > li')[firstNew.index]?.focus({ preventScroll: true });
    setFirstNew(undefined);
  }, [firstNew, search, people.length]);
  const shownPeople = search === '' ? sortedPeople.filter(({ id }) => !hiddenIds.has(id)) : sortedPeople;
  const isShortened = shownPeople.length < sortedPeople.length;
  const showAll = (): void => {
    setFirstNew({ search, index: shownPeople.length });
    setHiddenIds(new Set());
  };
  return (
    <>
      <Grid columns={3} ref={grid} className={styles.suggestions}>
        {shownPeople.map((person) => (
          <GridItem key={person.id} tabIndex={-1}>
            <SuggestionCard person={person} runAction={runAction} errorMessage={errorMessages.get(person.id)} />
          </GridItem>
        ))}
      </Grid>
      {isShortened && (
        <div className={panelStyles.more}>
          <Button variant="outline" onClick={showAll}>
            {t('friends.showMore')}
          </Button>
        </div>
      )}
      {!isShortened && query.hasNextPage && !query.isPlaceholderData && (
        <ShowMorePeopleButton query={query} onLoad={() => setFirstNew({ search, index: people.length })} />
      )}
    </>
  );
}
