import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ItemSectionsForGivers } from './ItemSectionsForGivers.tsx';

interface TestItem {
  id: number;
  name: string;
  isAvailable: boolean;
  purchased: boolean;
  isMine: boolean;
}

const isMine = (item: TestItem): boolean => item.isMine;
const renderCard = ({ name }: TestItem): ReactNode => <p>{name}</p>;
const createItem = (id: number, claimed: boolean): TestItem => ({
  id,
  name: `Mug ${id}`,
  isAvailable: true,
  purchased: claimed,
  isMine: claimed,
});

const showItems = (claims: readonly boolean[]): ReactNode => (
  <ItemSectionsForGivers
    items={claims.map((claimed, index) => createItem(index, claimed))}
    isMine={isMine}
    othersTitle="Others"
    renderCard={renderCard}
  />
);

test('after the undo of a claim, the card of the item stays in its place and does not count as claimed', () => {
  const { rerender } = renderInApp(showItems([true, true]));
  expect(screen.getByRole('heading').textContent).toContain('(2)');
  rerender(showItems([true, false]));
  expect(screen.getByRole('heading').textContent).toContain('(1)');
  rerender(showItems([false, false]));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Mug 1')).toBeDefined();
});
