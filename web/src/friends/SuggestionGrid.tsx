import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FriendAction, Person } from '../api/friends.ts';
import type { Suggestion, useSuggestions } from '../api/suggestions.ts';
import { Grid, GridItem } from '../ui/Grid.tsx';
import { useStableOrder } from '../ui/use-stable-order.ts';
import { ShowMorePeopleButton } from './ShowMorePeopleButton.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import styles from './PersonCard.module.css';

interface SuggestionGridProps {
  query: ReturnType<typeof useSuggestions>;
  /** The search text with which the server found the people. */
  search: string;
  people: readonly Suggestion[];
  runAction: (action: FriendAction, person: Person) => void;
  errorMessages: ReadonlyMap<number, string>;
}

/** The cards of suggested people. After a click on Show more, the first new card receives the focus. */
export function SuggestionGrid({ query, search, people, runAction, errorMessages }: SuggestionGridProps): ReactNode {
  const sortedPeople = useStableOrder(people, { resetKey: search });
  const grid = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<{ search: string; index: number }>();
  useEffect(() => {
    if (firstNew?.search !== search || people.length <= firstNew.index) return;
    grid.current?.querySelectorAll<HTMLElement>(':scope > li')[firstNew.index]?.focus({ preventScroll: true });
    setFirstNew(undefined);
  }, [firstNew, search, people.length]);
  return (
    <>
      <Grid columns={3} ref={grid} className={styles.suggestions}>
        {sortedPeople.map((person) => (
          <GridItem key={person.id} tabIndex={-1}>
            <SuggestionCard person={person} runAction={runAction} errorMessage={errorMessages.get(person.id)} />
          </GridItem>
        ))}
      </Grid>
      {query.hasNextPage && !query.isPlaceholderData && (
        <ShowMorePeopleButton query={query} onLoad={() => setFirstNew({ search, index: people.length })} />
      )}
    </>
  );
}
