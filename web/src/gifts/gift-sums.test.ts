import type { Gift as GiftOnWire } from '@wishwell/contract/gifts.ts';
import { toCamelCase, renameKeys } from '@wishwell/contract/wire-names.ts';
import { expect, test } from 'vitest';
import type { Gift } from '../api/gifts.ts';
import { computeSumsByYear } from './gift-sums.ts';
import { mug, tickets } from './gift.testing.ts';
import {
  filterGiftsByPersonStageAndYear,
  groupGiftsByRecipient,
  parseGiftFilter,
  addGiftFilterToQueryString,
} from './group-gifts-by-recipient.ts';

const createGift = (changed: Partial<GiftOnWire>, start: GiftOnWire = mug): Gift =>
  renameKeys({ ...start, ...changed }, toCamelCase) as Gift;
const createSnapshot = (price: number, currency = 'USD') => ({ ...mug.snapshot, price, currency });

test('computeSumsByYear adds the paid amount of a gift; if none is recorded, it adds price times quantity', () => {
  const gifts = [
    createGift({ paid: 35.5, paid_currency: 'USD' }),
    createGift({ quantity: 3, snapshot: createSnapshot(0.1) }),
  ];
  expect(computeSumsByYear(gifts)).toEqual([{ year: 2026, sums: [{ currency: 'USD', total: 35.8, paid: 35.5 }] }]);
});

test('computeSumsByYear returns separate sums for each year and currency', () => {
  const gifts = [
    createGift({ snapshot: createSnapshot(1_200, 'JPY') }),
    createGift({ paid: 10, paid_currency: 'EUR' }),
    createGift({ promised_at: '2025-12-31T23:30:00.000Z' }),
  ];
  expect(computeSumsByYear(gifts)).toEqual([
    {
      year: 2026,
      sums: [
        { currency: 'EUR', total: 10, paid: 10 },
        { currency: 'JPY', total: 1_200, paid: 0 },
      ],
    },
    { year: 2025, sums: [{ currency: 'USD', total: 38, paid: 0 }] },
  ]);
});

test('computeSumsByYear ignores a gift with an ended claim, unless it is bought or has a paid amount', () => {
  const ended = { reason: 'deleted' as const, at: '2026-11-05T10:00:00.000Z' };
  expect(computeSumsByYear([createGift({ ended })])).toEqual([]);
  expect(computeSumsByYear([createGift({ ended, stage: 'bought' })])).toHaveLength(1);
  expect(computeSumsByYear([createGift({ ended, paid: 5, paid_currency: 'USD' })])[0]?.sums[0]?.total).toBe(5);
});

test('groupGiftsByRecipient sorts recipients by name, and groups given gifts by year', () => {
  const gifts = [
    createGift({}, tickets),
    createGift({ id: 13 }),
    createGift({ id: 14, stage: 'given' }),
    createGift({ id: 15, stage: 'given', promised_at: '2024-01-01T00:00:00.000Z' }),
    createGift({ id: 16, for: { name: '2' } }),
  ];
  const groups = groupGiftsByRecipient(gifts, 'en');
  expect(groups.map(({ key }) => key)).toEqual(['~2', '2', '~Grandma']);
  expect(groups[1]?.open.map(({ id }) => id)).toEqual([13]);
  expect(groups[1]?.history.map(({ year, gifts: [first] }) => [year, first?.id])).toEqual([
    [2026, 14],
    [2024, 15],
  ]);
});

test('parseGiftFilter reads what addGiftFilterToQueryString wrote; other URL parameters stay', () => {
  const filter = { person: '~Grandma & Co', stage: 'bought' as const, year: '2026' };
  const search = addGiftFilterToQueryString('?gift=4&stage=given', filter);
  expect(new URLSearchParams(search).get('gift')).toBe('4');
  expect(parseGiftFilter(search)).toEqual(filter);
  expect(parseGiftFilter('?stage=lost')).toEqual({ person: '', stage: '', year: '' });
  const gifts = [createGift({}), createGift({}, tickets)];
  expect(
    filterGiftsByPersonStageAndYear(gifts, { person: '~Grandma', stage: '', year: '2026' }).map(({ id }) => id),
  ).toEqual([12]);
});
