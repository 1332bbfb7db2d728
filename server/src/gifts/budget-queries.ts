import type { GiftBudget } from '@wishwell/contract/gifts.ts';
import { type NoRow, sql } from '../database/statements.ts';

export const listBudgets = sql<GiftBudget, [giverId: number]>(
  'gifts.listBudgets',
  `select for_user_id, for_name, amount::float8 as amount, currency from gift_budgets
   where giver_id = $1 order by for_user_id, for_name`,
);

/**
 * Returns the person's id if the giver may set a budget for the person, otherwise no row. The person must be
 * a friend, or have received a gift from the giver.
 */
export const findPersonIdIfFriendOrRecipient = sql<{ id: number }, [giverId: number, personId: number]>(
  'gifts.findPersonIdIfFriendOrRecipient',
  `select u.id from users u
   where u.id = $2 and (
     exists (select from claims c where c.giver_id = $1 and c.owner_id = u.id)
     or exists (
       select from friendships f
       where f.low_id = least($1::bigint, u.id) and f.high_id = greatest($1::bigint, u.id) and f.status = 'friends'))`,
);

/**
 * Creates or replaces the giver's budget for a person. Exactly one of `personId` and `personName` is null.
 * `amount` is decimal text.
 */
export const upsertBudget = sql<
  NoRow,
  [giverId: number, personId: number | null, personName: string | null, amount: string, currency: string]
>(
  'gifts.upsertBudget',
  `insert into gift_budgets (giver_id, for_user_id, for_name, amount, currency)
   values ($1, $2::bigint, $3, $4::numeric, $5)
   on conflict (giver_id, for_user_id, for_name)
   do update set amount = excluded.amount, currency = excluded.currency`,
);

export const countBudgets = sql<{ count: number }, [giverId: number]>(
  'gifts.countBudgets',
  'select count(*) as count from gift_budgets where giver_id = $1',
);

/** Deletes the giver's budget for a person. Exactly one of `personId` and `personName` is null. */
export const deleteBudget = sql<NoRow, [giverId: number, personId: number | null, personName: string | null]>(
  'gifts.deleteBudget',
  `delete from gift_budgets
   where giver_id = $1 and for_user_id is not distinct from $2::bigint and for_name is not distinct from $3`,
);
