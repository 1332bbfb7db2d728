import * as v from 'valibot';
import { endpoints } from './endpoints.ts';
import { idTextSchema } from './fields.ts';
import { giftPathParamsSchema, Gift, GiftBudget, GiftChange, GiftQuery, NewGift, NewGiftBudget } from './gifts.ts';
import { FriendItem, NewIdea } from './wishlists.ts';

/**
 * Operations on the caller's gifts and budgets, and on ideas for friends. `calls.ts` adds them to the table
 * of all operations.
 */
export const giftCalls = {
  listGifts: {
    summary: "Returns the caller's claims and other gifts, newest first.",
    ...endpoints.listGifts,
    who: 'user',
    status: 200,
    query: GiftQuery,
    response: v.array(Gift),
  },
  createGift: {
    summary: 'Adds a gift that is on no list.',
    ...endpoints.createGift,
    who: 'user',
    status: 201,
    traits: ['idempotencyKey', 'conflict'],
    body: NewGift,
    response: Gift,
  },
  updateGift: {
    summary: 'Changes the notes of the caller about a gift, or the claimed quantity. Missing fields keep their values.',
    ...endpoints.updateGift,
    who: 'user',
    status: 200,
    traits: ['conflict'],
    params: giftPathParamsSchema,
    body: GiftChange,
    response: Gift,
  },
  deleteGift: {
    summary: 'Releases a claim, or deletes a gift that is on no list.',
    ...endpoints.deleteGift,
    who: 'user',
    status: 204,
    params: giftPathParamsSchema,
  },
  listGiftBudgets: {
    summary: "Returns the caller's budgets.",
    ...endpoints.listGiftBudgets,
    who: 'user',
    status: 200,
    response: v.array(GiftBudget),
  },
  setGiftBudget: {
    summary: 'Sets or removes the budget for a person: a friend, somebody with a gift from the caller, or any name.',
    ...endpoints.setGiftBudget,
    who: 'user',
    status: 204,
    traits: ['conflict'],
    body: NewGiftBudget,
  },
  addIdea: {
    summary: "Adds an idea to a friend's list. Other friends can claim it; the owner never sees it.",
    ...endpoints.addIdea,
    who: 'user',
    status: 201,
    traits: ['idempotencyKey', 'conflict'],
    params: giftPathParamsSchema,
    form: NewIdea,
    response: FriendItem,
  },
  deleteIdea: {
    summary: "Deletes an idea of the caller, and ends other people's claims on it.",
    ...endpoints.deleteIdea,
    who: 'user',
    status: 204,
    params: v.strictObject({ id: idTextSchema, itemId: idTextSchema }),
  },
} as const;
