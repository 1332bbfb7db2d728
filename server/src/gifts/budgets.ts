import type { NewGiftBudget } from '@wishwell/contract/gifts.ts';
import { maxGiftBudgets } from '@wishwell/contract/limits.ts';
import type * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { createProblemForField, Problem } from '../http/problem.ts';
import { assertPriceFitsCurrency } from '../items/access.ts';
import { lockUser } from '../users/queries.ts';
import { countBudgets, deleteBudget, findPersonIdIfFriendOrRecipient, upsertBudget } from './budget-queries.ts';

/**
 * Sets the giver's budget for a person. The amount 0 deletes the budget. Throws 409 if the giver has too many
 * budgets.
 */
export async function setBudget(
  tx: Transaction,
  giverId: number,
  budget: v.InferOutput<typeof NewGiftBudget>,
): Promise<void> {
  const { for_user_id: personId = null, for_name: name = null, amount, currency } = budget;
  if ((personId === null) === (name === null)) throw createProblemForField('for_name', 'error.oneRecipient');
  if (Number(amount) === 0) {
    await deleteBudget(tx, [giverId, personId, name]);
    return;
  }
  assertPriceFitsCurrency(amount, currency, 'amount');
  const [person] = personId === null ? [] : await findPersonIdIfFriendOrRecipient(tx, [giverId, personId]);
  if (personId !== null && !person) throw createProblemForField('for_user_id', 'error.noFriend');
  await lockUser(tx, [giverId]);
  await upsertBudget(tx, [giverId, personId, name, amount, currency]);
  const { count } = getOnlyRow(await countBudgets(tx, [giverId]));
  if (count > maxGiftBudgets) throw new Problem(409, 'error.quotaBudgets', { values: { max: maxGiftBudgets } });
}
