import { expect, test } from 'vitest';
import { findBudget, computeRemainingBudget } from './gift-budgets.ts';

const budgets = [
  { forUserId: 2, forName: null, amount: 60.3, currency: 'EUR' },
  { forUserId: null, forName: 'Grandma', amount: 50, currency: 'USD' },
];
const [anas] = budgets;

test("findBudget finds the budget for a user by the user's id, and for a person without an account by name", () => {
  expect(findBudget(budgets, { id: 2, displayName: 'Grandma', avatar: 'red' })?.amount).toBe(60.3);
  expect(findBudget(budgets, { name: 'Grandma' })?.amount).toBe(50);
  expect(findBudget(budgets, { name: 'Ana' })).toBeUndefined();
  expect(findBudget(budgets, null)).toBeUndefined();
});

test("computeRemainingBudget subtracts only the sums of the given year in the budget's currency", () => {
  const sums = [
    {
      year: 2026,
      sums: [
        { currency: 'EUR', total: 20.1, paid: 0 },
        { currency: 'USD', total: 500, paid: 0 },
      ],
    },
    { year: 2025, sums: [{ currency: 'EUR', total: 100, paid: 100 }] },
  ];
  const left = (year: number) => anas && computeRemainingBudget(anas, sums, year);
  expect(left(2026)).toBe(40.2);
  expect(left(2025)).toBe(-39.7);
  expect(left(2024)).toBe(60.3);
});
