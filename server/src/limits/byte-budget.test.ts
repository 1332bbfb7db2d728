import { expect, it } from 'vitest';
import { type ByteBudget, type ByteHolding, createByteBudget } from './byte-budget.ts';

const refusal = (): Error => new Error('too much');

const hold = (budget: ByteBudget, key: string): ByteHolding & { signal: AbortSignal } => {
  const abort = new AbortController();
  return { ...budget.hold(key, abort), signal: abort.signal };
};

it('counts what is held, and forgets what is released', () => {
  const budget = createByteBudget({ most: 100, refusal });
  const holding = hold(budget, 'ana');
  holding.add(40);
  holding.add(60);
  expect(budget.held()).toBe(100);
  holding.release();
  holding.release();
  expect(budget.held()).toBe(0);
});

it('refuses the byte beyond the budget to the only one who holds any', () => {
  const budget = createByteBudget({ most: 100, refusal });
  const holding = hold(budget, 'ana');
  holding.add(100);
  expect(() => holding.add(1)).toThrow('too much');
  expect(budget.held()).toBe(0);
  expect(() => holding.add(1)).toThrow('too much');
});

it('makes the newest holding of the key with the most bytes give way, and no other key', () => {
  const budget = createByteBudget({ most: 100, refusal });
  const greedy = [hold(budget, 'greedy'), hold(budget, 'greedy'), hold(budget, 'greedy')];
  for (const holding of greedy) holding.add(30);
  const modest = hold(budget, 'modest');
  modest.add(25);
  expect(greedy.map(({ signal }) => signal.aborted)).toEqual([false, false, true]);
  modest.add(4);
  expect(modest.signal.aborted).toBe(false);
  expect(budget.held()).toBe(89);
});

it('holds at most so many bytes for one key although the budget has room', () => {
  const budget = createByteBudget({ most: 100, mostPerKey: 50, refusal });
  const [first, second] = [hold(budget, 'ana'), hold(budget, 'ana')];
  first.add(30);
  second.add(20);
  first.add(1);
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
  expect(budget.held()).toBe(31);
});

it('makes no holding give way that has no bytes', () => {
  const budget = createByteBudget({ most: 100, refusal });
  const [first, second] = [hold(budget, 'ana'), hold(budget, 'ana')];
  first.add(100);
  expect(() => first.add(1)).toThrow('too much');
  expect(second.signal.aborted).toBe(false);
});
