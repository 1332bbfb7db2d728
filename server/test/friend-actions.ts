import { calls } from '@wishwell/contract/calls.ts';
import type { TestApp } from './app.ts';
import { createTestBrowser } from './browser.ts';
import { createItemFormData } from './items.ts';
import { type Caller, createVisitor } from './person.ts';
import { itemIds, listIds, type TestData } from './world.ts';

/** Name of a guest, an idea and a gift in the test data. No response to the owner may contain this name. */
export const guestName = 'Aunt-Rosamunde';

const getGuestToken = ({ guest_url: url = '' }: { guest_url?: string | undefined }): string =>
  url.split('/').at(-1) ?? '';

/**
 * Returns actions of friends and guests on the owner's lists, by name of the action. Every action expects
 * lists without claims, so undo earlier claims first.
 */
export function createFriendActions(app: TestApp, world: TestData): Record<string, () => Promise<void>> {
  const claims = async (giver: 'sharee' | 'friend', itemId: number, purchased = true): Promise<void> => {
    await world.people[giver].does(calls.purchase, { params: { id: itemId }, body: { purchased } });
  };

  const claimAsGuest = (guest: Caller, itemId: number, purchased = true) =>
    guest.does(calls.purchaseShared, {
      params: { token: world.tokens.links.public.token, itemId },
      body: { purchased, name: guestName, email: `${guestName}@example.com` },
    });

  return {
    'one item is claimed': () => claims('friend', itemIds.taken),
    'another item is claimed': () => claims('friend', itemIds.free),
    'every item is claimed': async () => {
      for (const item of [itemIds.free, itemIds.taken, itemIds.onSecond]) await claims('friend', item);
      for (const item of [itemIds.hidden, itemIds.hiddenTaken]) await claims('sharee', item);
    },
    'a claim was released': async () => {
      await claims('sharee', itemIds.taken);
      await claims('sharee', itemIds.taken, false);
    },
    'a guest has claimed an item': async () => {
      await claimAsGuest(createTestBrowser(app), itemIds.taken);
    },
    'a guest and a friend have claimed all items through share links': async () => {
      const guest = createTestBrowser(app);
      for (const item of [itemIds.free, itemIds.taken]) await claimAsGuest(guest, item);
      const params = { token: world.tokens.links.second.token, itemId: itemIds.onSecond };
      await world.people.friend.does(calls.purchaseShared, { params, body: { purchased: true } });
    },
    'a guest has released an item, and another guest is deleted': async () => {
      const guest = createTestBrowser(app);
      await claimAsGuest(guest, itemIds.taken);
      await claimAsGuest(guest, itemIds.taken, false);
      const other = await claimAsGuest(createTestBrowser(app), itemIds.free);
      await createVisitor(app).does(calls.deleteGuest, { params: { token: getGuestToken(other) } });
    },
    'a guest has signed up and moved the claim to the account': async () => {
      const guest = createTestBrowser(app);
      await claimAsGuest(guest, itemIds.taken);
      const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ');
      await world.people.stranger.does(calls.mergeGuest, { headers: { cookie } });
    },
    'two friends have promised several pieces of an item': async () => {
      for (const [giver, quantity] of [
        ['sharee', 3],
        ['friend', 1],
        ['sharee', 2],
      ] as const) {
        await world.people[giver].does(calls.purchase, {
          params: { id: itemIds.onSecond },
          body: { purchased: true, quantity },
        });
      }
    },
    'friends have added, claimed and deleted ideas': async () => {
      const idea = (listId: number, name: string) =>
        world.people.friend.does(calls.addIdea, {
          params: { id: listId },
          form: createItemFormData({ name, price: '12' }),
        });
      const ids = [
        await idea(listIds.public, guestName),
        await idea(listIds.second, 'Boots'),
        await idea(listIds.public, 'Tent'),
      ];
      for (const { id } of ids.slice(0, 2)) await claims('sharee', id);
      await world.people.friend.does(calls.deleteIdea, { params: { id: listIds.public, itemId: ids[2]?.id ?? 0 } });
    },
    'a friend has a gift for the owner, and has marked a claimed item as bought': async () => {
      const { friend, owner } = world.people;
      await friend.does(calls.createGift, { body: { name: guestName, for_user_id: owner.id } });
      await friend.does(calls.setGiftBudget, { body: { for_user_id: owner.id, amount: 90, currency: 'EUR' } });
      await friend.does(calls.setGiftBudget, { body: { for_name: guestName, amount: 90, currency: 'EUR' } });
      await claims('friend', itemIds.taken);
      for (const { id } of await friend.does(calls.listGifts)) {
        await friend.does(calls.updateGift, { params: { id }, body: { stage: 'bought', note: guestName, paid: 9 } });
      }
    },
    'a claim has passed from one friend to another': async () => {
      await claims('sharee', itemIds.taken);
      await claims('sharee', itemIds.taken, false);
      await claims('friend', itemIds.taken);
    },
  };
}
