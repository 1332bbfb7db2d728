import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FriendAction, Person } from '../api/friends.ts';
import type { Suggestion, useSuggestions } from '../api/suggestions.ts';
import { Grid, GridItem } from '../ui/Grid.tsx';
import styles from './PersonCard.module.css';
import { ShowMore } from './ShowMore.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import { useStableOrder } from '../ui/use-stable-order.ts';

interface SuggestionGridProps {
  found: ReturnType<typeof useSuggestions>;
  people: readonly Suggestion[];
  runAction: (action: FriendAction, person: Person) => void;
  refusals: ReadonlyMap<number, string>;
}

/** The cards of people who are not friends; the first of those just loaded takes the focus. */
export function SuggestionGrid({ found, people, runAction, refusals }: SuggestionGridProps): ReactNode {
  const steady = useStableOrder(people);
  const grid = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  useEffect(() => {
    if (firstNew === undefined || people.length <= firstNew) return;
    grid.current?.querySelectorAll<HTMLElement>(':scope > li')[firstNew]?.focus({ preventScroll: true });
    setFirstNew(undefined);
  }, [firstNew, people.length]);
  return (
    <>
      <Grid columns={3} ref={grid} className={styles.suggestions}>
        {steady.map((person) => (
          <GridItem key={person.id} tabIndex={-1}>
            <SuggestionCard person={person} runAction={runAction} refusal={refusals.get(person.id)} />
          </GridItem>
        ))}
      </Grid>
      {found.hasNextPage && !found.isPlaceholderData && (
        <ShowMore found={found} onAsk={() => setFirstNew(people.length)} />
      )}
    </>
  );
}
