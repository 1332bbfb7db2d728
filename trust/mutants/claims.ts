import type { Defect } from './defect.ts';

/** The surprise, and one giver an item. */
export const claims: readonly Defect[] = [
  {
    name: "an owner's item tells that it is claimed",
    file: 'server/src/wishlists/json.ts',
    find: 'false as purchased, ',
    replace: 'exists (select from claims where item_id = i.id) as purchased, ',
    test: 'server/test/surprise.test.ts',
  },
  {
    name: "the order of an owner's items tells of claims",
    file: 'server/src/wishlists/queries.ts',
    find: 'order by i.is_available desc, ',
    replace: 'order by exists (select from claims where item_id = i.id), ',
    test: 'server/test/surprise.test.ts',
  },
  {
    name: "a claim counts as a change of the list, in the owner's ETag",
    file: 'server/src/claims/queries.ts',
    find: `\`insert into claims (item_id, giver_id)
   select i.id, seen.viewer_id from \${claimableItem} and i.is_available for no key update of i
   on conflict do nothing\``,
    replace: `\`with taken as (
     insert into claims (item_id, giver_id)
     select i.id, seen.viewer_id from \${claimableItem} and i.is_available for no key update of i
     on conflict do nothing returning item_id)
   update wishlists w set version = version + 1 from items i join taken t on t.item_id = i.id where w.id = i.wishlist_id\``,
    test: 'server/src/http/entity-tags.test.ts',
  },
  {
    name: 'other friends learn who has claimed',
    file: 'server/src/wishlists/json.ts',
    find: 'case when i.giver_id = ${viewer} then i.giver_id end',
    replace: 'i.giver_id',
    test: 'server/src/friend-wishlists/friend-wishlists.test.ts',
  },
  {
    name: 'the last one to claim wins',
    file: 'server/src/claims/queries.ts',
    find: 'on conflict do nothing`',
    replace: 'on conflict (item_id) do update set giver_id = excluded.giver_id`',
    test: 'server/src/friend-wishlists/friend-wishlists.test.ts',
  },
  {
    name: "another's claim is released",
    file: 'server/src/claims/queries.ts',
    find: 'where c.item_id = item.id and c.giver_id = $2',
    replace: 'where c.item_id = item.id',
    test: 'server/src/friend-wishlists/friend-wishlists.test.ts',
  },
  {
    name: 'what is switched off is claimed',
    file: 'server/src/claims/queries.ts',
    find: ' and i.is_available for no key update',
    replace: ' for no key update',
    test: 'server/src/friend-wishlists/friend-wishlists.test.ts',
  },
  {
    name: 'a claim is made on a list that its transaction does not hold',
    file: 'server/src/claims/queries.ts',
    find: ' and i.wishlist_id = ${lockedWishlist}`',
    replace: '`',
    test: 'server/src/friend-wishlists/meanwhile.test.ts',
  },
  {
    name: 'a claim does not hold the list it is made on',
    file: 'server/src/friend-wishlists/queries.ts',
    find: ' where w.id = found.wishlist_id for share of w',
    replace: ' where w.id = found.wishlist_id',
    test: 'server/test/races.test.ts',
    only: 'the list is made private',
  },
  {
    name: 'a friendship that ends leaves the claims behind',
    file: 'server/src/friends/revoke-friend.ts',
    find: "  await requestEnding(tx, { reason: 'unfriended', people });\n",
    replace: '',
    test: 'server/src/friend-wishlists/claim-endings.test.ts',
  },
  {
    name: 'a list made private keeps the claims of those who no longer see it',
    file: 'server/src/wishlists/update-wishlist.ts',
    find: "  if (hides) await requestEnding(tx, { reason: 'hidden', wishlistId: id });\n",
    replace: '',
    test: 'server/src/friend-wishlists/claim-endings.test.ts',
  },
  {
    name: 'an item that moves out of sight keeps its claim',
    file: 'server/src/wishlists/save-item.ts',
    find: "    await requestEnding(tx, { reason: 'moved', itemId: item.id });\n",
    replace: '',
    test: 'server/src/friend-wishlists/claim-endings.test.ts',
  },
  {
    name: 'a claim ends although its giver sees the item again',
    file: 'server/src/claims/end-claims.ts',
    find: '    if (isRegained) throw new SightRegained();\n',
    replace: '    void isRegained;\n',
    test: 'server/src/claims/end-claims.test.ts',
  },
  {
    name: 'lists are counted before their owner is held',
    file: 'server/src/wishlists/create-wishlist.ts',
    find: '    await lockUser(tx, [ownerId]);\n',
    replace: '',
    test: 'server/test/racing-creations.test.ts',
  },
  {
    name: 'one list more than the quota',
    file: 'server/src/wishlists/create-wishlist.ts',
    find: 'lists.count >= max',
    replace: 'lists.count > max',
    test: 'server/test/limits.test.ts',
  },
  {
    name: 'a key that was used is not compared with what it was used for',
    file: 'server/src/idempotency/create-once.ts',
    find: 'if (!used.fingerprint.equals(fingerprint)) throw',
    replace: 'if (used === undefined) throw',
    test: 'server/src/idempotency/create-once.test.ts',
  },
];
