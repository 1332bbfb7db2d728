import { calls } from '@wishwell/contract/calls.ts';
import { itemTextFields } from '@wishwell/contract/fields.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  app = await startApp();
  [ana, ben, cleo] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben'), await signUpPerson(app, 'Cleo')];
  await befriend(ana, ben);
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from wishlists'));

const createList = (body: { title: string; is_public?: boolean; shared_with_ids?: number[] }) =>
  ana.does(calls.createWishlist, { body });

it('a wishlist is public, empty and not shared by default', async () => {
  const list = await createList({ title: ' Winter ' });
  expect(list).toEqual({
    id: list.id,
    title: 'Winter',
    description: '',
    is_public: true,
    owner_id: ana.id,
    shared_with_ids: [],
    archived: false,
    is_shared_by_link: false,
    show_claims: 'never',
    takes_ideas: true,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    items: [],
  });
});

it('a change of a wishlist keeps the fields that the request omits', async () => {
  const body = { title: 'Winter', description: 'Warm', is_public: false, shared_with_ids: [ben.id] };
  const list = await ana.does(calls.createWishlist, { body });
  const renamed = await ana.does(calls.updateWishlist, { params: { id: list.id }, body: { title: 'Spring' } });
  expect(renamed).toEqual({ ...list, title: 'Spring' });
});

it.each([
  ['100 lists, the limit of the first query', 100, 100],
  ['101 lists, one above the limit of the first query', 101, 100],
  ['20 lists with long texts', 20, 10_000],
])('a wishlist is listed among %s', async (_, count, textBytes) => {
  await app.db.pool.query(
    `insert into wishlists (owner_id, title, description)
     select $1, n::text, repeat('é', $3::int / 2) from generate_series(1, $2::int) n`,
    [ana.id, count, textBytes],
  );
  const titles = (await ana.does(calls.listWishlists)).map(({ title }) => title);
  expect(titles).toHaveLength(count);
  expect(new Set(titles).size).toBe(count);
});

it('wishlists are listed with their number of items and first three images, newest list first', async () => {
  const older = await createList({ title: 'Older' });
  await createList({ title: 'Newer' });
  const image = new Blob([await createDrawing('png')]);
  const urls: string[] = [];
  for (const [at, available] of [false, true, true, true].entries()) {
    const form = createItemFormData({ name: `Item ${at}`, is_available: String(available) }, image);
    urls.push((await ana.does(calls.addItem, { params: { id: older.id }, form })).image_url);
  }
  await addItem(ana, older.id, 'Without a picture');
  const { items } = await ana.does(calls.getWishlist, { params: { id: older.id } });
  expect(items.map(({ name }) => name)).toEqual(['Item 1', 'Item 2', 'Item 3', 'Without a picture', 'Item 0']);
  const cards = await ana.does(calls.listWishlists);
  expect(cards.map(({ title, item_count }) => [title, item_count])).toEqual([
    ['Newer', 0],
    ['Older', 5],
  ]);
  expect(cards[1]?.cover_urls).toEqual([urls[1], urls[2], urls[3]]);
});

it('the shares of a list contain each friend once, even if the request repeats an id', async () => {
  const repeatedIds = Array.from({ length: 10_000 }, () => ben.id);
  const list = await createList({ title: 'Winter', is_public: false, shared_with_ids: repeatedIds });
  expect(list.shared_with_ids).toEqual([ben.id]);
  const { rows } = await app.db.pool.query('select user_id from wishlist_shares where wishlist_id = $1', [list.id]);
  expect(rows).toHaveLength(1);
});

it.each([true, false])(
  'sharing a list with a person who is not a friend gets 400 and adds no share (is_public: %s)',
  async (isPublic) => {
    const body = { title: 'Winter', is_public: isPublic, shared_with_ids: [ben.id, cleo.id] };
    const errorMessage = `You can share a list only with friends, and number ${cleo.id} is not one of yours`;
    expect(await ana.tries(calls.createWishlist, { body })).toMatchObject({ status: 400, text: errorMessage });
    const { id } = await createList({ title: 'Winter' });
    expect(await ana.tries(calls.updateWishlist, { params: { id }, body })).toMatchObject({
      status: 400,
      text: errorMessage,
    });
    expect(await ana.does(calls.getWishlist, { params: { id } })).toMatchObject({
      is_public: true,
      shared_with_ids: [],
    });
  },
);

it('sharing a list with its owner, or with a person with only an open friend request, gets 400', async () => {
  await ana.does(calls.requestFriend, { query: { friend_id: cleo.id } });
  const tryToShareWith = ({ id }: Person) =>
    ana.tries(calls.createWishlist, { body: { title: 'Winter', is_public: false, shared_with_ids: [id] } });
  expect(await tryToShareWith(ana)).toMatchObject({ status: 400 });
  expect(await tryToShareWith(cleo)).toMatchObject({
    status: 400,
    text: 'You can share a list only with friends, and Cleo is not one of yours',
  });
  await ana.does(calls.revokeFriend, { query: { friend_id: cleo.id } });
});

it('the shares of a list are deleted when the list becomes public', async () => {
  const { id } = await createList({ title: 'Winter', is_public: false, shared_with_ids: [ben.id] });
  const publicList = await ana.does(calls.updateWishlist, {
    params: { id },
    body: { title: 'Winter', is_public: true, shared_with_ids: [ben.id] },
  });
  expect(publicList.shared_with_ids).toEqual([]);
  const privateList = await ana.does(calls.updateWishlist, {
    params: { id },
    body: { title: 'Winter', is_public: false },
  });
  expect(privateList.shared_with_ids).toEqual([]);
  expect(await ben.tries(calls.getFriendWishlist, { params: { id } })).toMatchObject({ status: 404 });
});

it('a new item has default values for all fields except its name', async () => {
  const { id } = await createList({ title: 'Winter' });
  const item = await addItem(ana, id, 'Mug');
  expect(item).toEqual({
    id: item.id,
    name: 'Mug',
    ...Object.fromEntries(itemTextFields.map((text) => [text, ''])),
    price: 0,
    currency: 'USD',
    is_available: true,
    most_wanted: false,
    state: 'wanted',
    position: null,
    received_on: null,
    received_note: '',
    image_url: '',
    wanted: 1,
    purchased: false,
    purchased_by: null,
    givers: null,
  });
});

it('a change of an item keeps, removes or replaces its image, as the form requests', async () => {
  const { id } = await createList({ title: 'Winter' });
  const image = new Blob([await createDrawing('png')]);
  const createdItem = await ana.does(calls.addItem, {
    params: { id },
    form: createItemFormData({ name: 'Mug' }, image),
  });
  const saveItem = (fields: Record<string, string>, file?: Blob) =>
    ana.does(calls.updateItem, {
      params: { id },
      form: createItemFormData({ id: String(createdItem.id), name: 'Mug', ...fields }, file),
    });
  expect((await saveItem({})).image_url).toBe(createdItem.image_url);
  expect((await saveItem({ image_url: createdItem.image_url })).image_url).toBe(createdItem.image_url);
  expect((await saveItem({ image_url: `${app.origin}${createdItem.image_url}&size=card` })).image_url).toBe(
    createdItem.image_url,
  );
  const other = await saveItem({ image_url: createdItem.image_url }, new Blob([await createDrawing('gif')]));
  expect(other.image_url).toMatch(/^\/api\/pictures\//);
  expect(other.image_url).not.toBe(createdItem.image_url);
  expect(await saveItem({ image_url: '' })).toMatchObject({ image_url: '' });
});

it('creating an item gets 503 with Retry-After if its image is removed between upload and use', async () => {
  const { id } = await createList({ title: 'Winter' });
  runBeforeStatement(app, 'items.attachImage', async () => {
    await app.db.pool.query(`update pictures set created_at = now() - interval '61 minutes' where item_id is null`);
    await app.images.sweep();
  });
  const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png')]));
  const refused = await ana.tries(calls.addItem, { params: { id }, form });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await ana.does(calls.getWishlist, { params: { id } })).items).toEqual([]);
  expect(await ana.tries(calls.addItem, { params: { id }, form })).toMatchObject({ status: 201 });
});
