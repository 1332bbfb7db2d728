import { foldText } from '@wishwell/contract/fold-text.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';

test('fold_text in SQL folds each character and whole names as foldText folds them in the browser', async () => {
  const { db, drop } = await createFreshDatabase();
  onTestFinished(drop);
  // Returns all characters except surrogates and Unicode blocks that got capital letters after 2017. Some
  // versions of PostgreSQL do not support these letters.
  const { rows } = await db.pool.query<{ text: string; folded: string }>(
    `select text, fold_text(text) as folded
     from (values (x'1', x'1c88'), (x'1cc0', x'2c2e'), (x'2c60', x'a7b0'), (x'a800', x'd7ff'), (x'e000', x'ffff'),
       (x'1d400', x'1d7ff'), (x'1f100', x'1f2ff')) blocks (low, high)
     cross join lateral (select chr(code) as text from generate_series(low::int, high::int) code) characters`,
  );
  expect(rows.length).toBeGreaterThan(60_000);
  expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([]);
  const names = ['André Łukasz', 'ŁUCJA Straße', 'ΟΔΥΣΣΕΎΣ', 'İstanbul'];
  const folded = await db.pool.query('select fold_text(name) as name from unnest($1::text[]) name', [names]);
  expect(folded.rows).toEqual(names.map((name) => ({ name: foldText(name) })));
});
