import { calls } from '@wishwell/contract/calls.ts';
import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
  await befriend(ana, ben);
});
afterAll(() => app.close());

async function createList(showClaims?: OwnerClaimVisibilityLevel): Promise<{ list: { id: number }; item: number }> {
  const list = await ana.does(calls.createWishlist, {
    body: { title: 'Baby', ...(showClaims && { show_claims: showClaims }) },
  });
  const { id } = await ana.does(calls.addItem, { params: { id: list.id }, form: createItemFormData({ name: 'Pram' }) });
  return { list: { id: list.id }, item: id };
}
const setShowClaims = (list: { id: number }, showClaims: OwnerClaimVisibilityLevel) =>
  ana.does(calls.updateWishlist, { params: list, body: { title: 'Baby', show_claims: showClaims } });
const claimItem = (id: number, known?: OwnerClaimVisibilityLevel) =>
  ben.tries(calls.purchase, { params: { id }, body: { purchased: true, show_claims: known } });
const getFirstItem = async (params: { id: number }) => (await ana.does(calls.getWishlist, { params })).items[0];

describe('the setting show_claims of a list', () => {
  it.each([
    ['never', { purchased: false, givers: null }],
    ['claimed', { purchased: true, givers: null }],
    ['names', { purchased: true, givers: [{ display_name: 'Ben', quantity: 1 }] }],
  ] as const)('with the value %s shows the owner only the fields that this value permits', async (mode, expected) => {
    const { list, item } = await createList(mode);
    expect(await ben.does(calls.getFriendWishlist, { params: list })).toMatchObject({
      show_claims: mode,
      shows_claims_from: null,
    });
    expect((await claimItem(item, mode)).status).toBe(200);
    expect(await getFirstItem(list)).toMatchObject({ ...expected, purchased_by: null });
  });

  it('an owner sees earlier claims from a week after a change of show_claims; givers see that date', async () => {
    const { list, item } = await createList();
    await claimItem(item);
    await setShowClaims(list, 'names');
    expect(await getFirstItem(list)).toMatchObject({ purchased: false, givers: [] });
    const { shows_claims_from: from } = await ben.does(calls.getFriendWishlist, { params: list });
    expect(Date.parse(from ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000);
    expect((await ben.does(calls.listGifts))[0]).toMatchObject({ shows_claims_from: from });
    await app.db.pool.query(`update wishlists set show_claims_at = now() - interval '8 days' where id = $1`, [list.id]);
    expect(await getFirstItem(list)).toMatchObject({ purchased: true, givers: [{ display_name: 'Ben' }] });
  });

  it('an owner sees the claims on a moved item from a week after the move; givers see that date', async () => {
    const { list, item } = await createList();
    await claimItem(item);
    const openList = await createList('names');
    const form = createItemFormData({ id: String(item), name: 'Pram', new_wishlist_id: String(openList.list.id) });
    const moved = await ana.does(calls.updateItem, { params: list, form });
    expect(moved).toMatchObject({ purchased: false, givers: [] });
    const { id } = await ana.does(calls.addItem, { params: list, form: createItemFormData({ name: 'Bib' }) });
    await claimItem(id);
    const body = { item_ids: [id], new_wishlist_id: openList.list.id };
    await ana.does(calls.moveItems, { params: list, body });
    const { items } = await ana.does(calls.getWishlist, { params: openList.list });
    expect(items.map(({ purchased, givers }) => [purchased, givers])).toEqual(items.map(() => [false, []]));
    expect((await ben.does(calls.listGifts))[0]?.shows_claims_from).toEqual(expect.any(String));
    await app.db.pool.query(`update items set listed_at = now() - interval '8 days' where id = $1`, [item]);
    const shown = await ana.does(calls.getWishlist, { params: openList.list });
    expect(shown.items.find((one) => one.id === item)).toMatchObject({ purchased: true });
  });

  it('claims are hidden from the owner immediately when show_claims is set to never', async () => {
    const { list, item } = await createList('names');
    await claimItem(item);
    await setShowClaims(list, 'never');
    expect(await getFirstItem(list)).toMatchObject({ purchased: false, givers: null });
  });

  it('a claim gets 409 if the giver knew only an earlier, more private value of show_claims', async () => {
    const { list, item } = await createList();
    await setShowClaims(list, 'claimed');
    expect(await claimItem(item, 'never')).toMatchObject({ status: 409 });
    expect(await claimItem(item, 'claimed')).toMatchObject({ status: 200 });
  });

  it('a claim changes the ETag of the owner’s list only if the owner sees claims', async () => {
    for (const mode of ['never', 'claimed'] as const) {
      const { list, item } = await createList(mode);
      const before = await ana.tries(calls.getWishlist, { params: list });
      await claimItem(item);
      const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
      expect((await ana.tries(calls.getWishlist, { params: list, headers })).status).toBe(mode === 'never' ? 304 : 200);
    }
  });
});
