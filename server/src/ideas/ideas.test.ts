import { calls } from '@wishwell/contract/calls.ts';
import { maxIdeasPerFriend } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let cem: Person;
let list: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
  cem = await signUpPerson(app, 'Cem');
  await befriend(ana, ben);
  await befriend(ana, cem);
  list = (await ana.does(calls.createWishlist, { body: { title: 'Birthday' } })).id;
  await ana.does(calls.addItem, { params: { id: list }, form: createItemFormData({ name: 'Mug' }) });
});
afterAll(() => app.close());

const listParams = () => ({ params: { id: list } });
const addIdea = (person: Person, name: string) =>
  person.does(calls.addIdea, { ...listParams(), form: createItemFormData({ name, price: '12' }) });
const listItemsFor = async (person: Person) => (await person.does(calls.getFriendWishlist, listParams())).items;

describe('ideas of friends', () => {
  it('an idea is visible to friends, who can claim it; the responses to the owner do not change', async () => {
    const before = await Promise.all([
      ana.tries(calls.getWishlist, listParams()),
      ana.tries(calls.listWishlists),
      ana.tries(calls.duplicateWishlist, { ...listParams(), body: {} }),
    ]);
    const idea = await addIdea(ben, 'Tent');
    expect(idea).toMatchObject({ name: 'Tent', idea_by: { id: ben.id, display_name: 'Ben' }, purchased: false });
    expect((await listItemsFor(cem)).map(({ name }) => name)).toEqual(['Mug', 'Tent']);
    await cem.does(calls.purchase, { params: { id: idea.id }, body: { purchased: true } });
    expect(await cem.does(calls.listGifts)).toMatchObject([
      { kind: 'idea', item: { name: 'Tent' }, list: { id: list } },
    ]);
    const after = await ana.tries(calls.getWishlist, listParams());
    expect(after.text).toBe(before[0].text);
    expect(after.headers.get('etag')).toBe(before[0].headers.get('etag'));
    const cards = (await ana.does(calls.listWishlists)).filter(({ id }) => id === list);
    expect(cards).toMatchObject([{ item_count: 1 }]);
    const copy = await ana.does(calls.duplicateWishlist, { ...listParams(), body: {} });
    expect(copy.items.map(({ name }) => name)).toEqual(['Mug']);
    for (const call of [calls.deleteItem, calls.changeItemState]) {
      const reply = await ana.tries(call, { params: { id: list, itemId: idea.id }, body: { state: 'draft' } });
      expect(reply.status).toBe(404);
    }
    expect((await ana.tries(calls.purchase, { params: { id: idea.id }, body: { purchased: true } })).status).toBe(404);
  });

  it('an idea gets 409 if the list accepts no ideas', async () => {
    await ana.does(calls.updateWishlist, { ...listParams(), body: { title: 'Birthday', takes_ideas: false } });
    expect(
      (await ben.tries(calls.addIdea, { ...listParams(), form: createItemFormData({ name: 'Kite' }) })).status,
    ).toBe(409);
    expect((await listItemsFor(ben)).map(({ name }) => name)).toContain('Tent');
    await ana.does(calls.updateWishlist, { ...listParams(), body: { title: 'Birthday', takes_ideas: true } });
  });

  it('an idea can be deleted only by its author; the deletion ends the claims on it', async () => {
    const [tent] = (await listItemsFor(ben)).filter(({ name }) => name === 'Tent');
    const params = { id: list, itemId: tent?.id ?? 0 };
    expect((await cem.tries(calls.deleteIdea, { params })).status).toBe(404);
    expect((await ana.tries(calls.deleteIdea, { params })).status).toBe(404);
    await ben.does(calls.deleteIdea, { params });
    expect(await cem.does(calls.listGifts)).toMatchObject([{ item: null, ended: { reason: 'deleted' } }]);
    expect((await app.db.pool.query(`select from items where name = 'Tent'`)).rowCount).toBe(0);
  });

  it('a friend who exceeds the maximum number of ideas for a list gets 409', async () => {
    for (let n = 1; n <= maxIdeasPerFriend; n += 1) await addIdea(ben, `Idea ${n}`);
    const reply = await ben.tries(calls.addIdea, { ...listParams(), form: createItemFormData({ name: 'One more' }) });
    expect(reply.status).toBe(409);
    await addIdea(cem, 'Another friend’s idea');
  });

  it('an idea loses its claim and can be claimed again when the giver can no longer see the list', async () => {
    const eli = await signUpPerson(app, 'Eli');
    await befriend(ana, eli);
    const [idea] = (await listItemsFor(eli)).filter(({ name }) => name === 'Idea 2');
    await eli.does(calls.purchase, { params: { id: idea?.id ?? 0 }, body: { purchased: true } });
    await ana.does(calls.revokeFriend, { query: { friend_id: eli.id } });
    expect(await eli.does(calls.listGifts)).toMatchObject([{ item: null, ended: { reason: 'unfriended' } }]);
    expect((await listItemsFor(ben)).find(({ id }) => id === idea?.id)).toMatchObject({ purchased: false });
  });

  it('an idea is deleted with its list; an ended claim on it stays among the giver’s gifts', async () => {
    const [idea] = (await listItemsFor(cem)).filter(({ name }) => name === 'Idea 1');
    await cem.does(calls.purchase, { params: { id: idea?.id ?? 0 }, body: { purchased: true } });
    await ana.does(calls.deleteWishlist, listParams());
    expect((await cem.does(calls.listGifts))[0]).toMatchObject({
      ended: { reason: 'deleted' },
      snapshot: { name: 'Idea 1' },
    });
    expect((await app.db.pool.query('select from items where idea_by is not null')).rowCount).toBe(0);
  });
});
