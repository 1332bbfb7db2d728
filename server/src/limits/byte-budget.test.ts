import { expect, it } from 'vitest';
import { type ByteBudget, type ByteReservation, createByteBudget } from './byte-budget.ts';

const createBudgetError = (): Error => new Error('too much');

const createReservation = (budget: ByteBudget, key: string): ByteReservation & { signal: AbortSignal } => {
  const abort = new AbortController();
  return { ...budget.hold(key, abort), signal: abort.signal };
};

it('a byte budget counts the bytes of a holding (one task) until the holding is released', () => {
  const budget = createByteBudget({ maxBytes: 100, refusal: createBudgetError });
  const holding = createReservation(budget, 'ana');
  holding.add(40);
  holding.add(60);
  expect(budget.held()).toBe(100);
  holding.release();
  holding.release();
  expect(budget.held()).toBe(0);
});

it('a byte budget refuses a byte beyond the maximum, even if there is only one holding', () => {
  const budget = createByteBudget({ maxBytes: 100, refusal: createBudgetError });
  const holding = createReservation(budget, 'ana');
  holding.add(100);
  expect(() => holding.add(1)).toThrow('too much');
  expect(budget.held()).toBe(0);
  expect(() => holding.add(1)).toThrow('too much');
});

it('when a byte budget is exceeded, it evicts the newest holding of the key with the most bytes', () => {
  const budget = createByteBudget({ maxBytes: 100, refusal: createBudgetError });
  const largeHoldings = [
    createReservation(budget, 'greedy'),
    createReservation(budget, 'greedy'),
    createReservation(budget, 'greedy'),
  ];
  for (const holding of largeHoldings) holding.add(30);
  const smallHolding = createReservation(budget, 'modest');
  smallHolding.add(25);
  expect(largeHoldings.map(({ signal }) => signal.aborted)).toEqual([false, false, true]);
  smallHolding.add(4);
  expect(smallHolding.signal.aborted).toBe(false);
  expect(budget.held()).toBe(89);
});

it('when a key exceeds its own maximum of bytes, a byte budget evicts a holding of this key', () => {
  const budget = createByteBudget({ maxBytes: 100, maxBytesPerKey: 50, refusal: createBudgetError });
  const [first, second] = [createReservation(budget, 'ana'), createReservation(budget, 'ana')];
  first.add(30);
  second.add(20);
  first.add(1);
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
  expect(budget.held()).toBe(31);
});

it('a byte budget does not evict a holding without bytes', () => {
  const budget = createByteBudget({ maxBytes: 100, refusal: createBudgetError });
  const [first, second] = [createReservation(budget, 'ana'), createReservation(budget, 'ana')];
  first.add(100);
  expect(() => first.add(1)).toThrow('too much');
  expect(second.signal.aborted).toBe(false);
});
