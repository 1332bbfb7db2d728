import { calls } from '@wishwell/contract/calls.ts';
import { itemTextNames } from '@wishwell/contract/fields.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { drawing } from '../../test/drawings.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, itemForm } from '../../test/items.ts';
import { signedIn, type Person } from '../../test/person.ts';
import { justBefore } from '../../test/statements-run.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  app = await startApp();
  [ana, ben, cleo] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben'), await signedIn(app, 'Cleo')];
  await befriend(ana, ben);
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from wishlists'));

const creates = (body: { title: string; is_public?: boolean; shared_with_ids?: number[] }) =>
  ana.does(calls.createWishlist, { body });

describe('a list', () => {
  it('is public, empty and shared with nobody unless it is said otherwise', async () => {
    const list = await creates({ title: ' Winter ' });
    expect(list).toEqual({
      id: list.id,
      title: 'Winter',
      description: '',
      is_public: true,
      owner_id: ana.id,
      shared_with_ids: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      items: [],
    });
  });

  it('keeps what a change does not name', async () => {
    const body = { title: 'Winter', description: 'Warm', is_public: false, shared_with_ids: [ben.id] };
    const list = await ana.does(calls.createWishlist, { body });
    const renamed = await ana.does(calls.updateWishlist, { params: { id: list.id }, body: { title: 'Spring' } });
    expect(renamed).toEqual({ ...list, title: 'Spring' });
  });

  it.each([
    ['as many lists as are read at once', 100, 100],
    ['one list more', 101, 100],
    ['lists of much text', 20, 10_000],
  ])('is shown among %s', async (_, count, textBytes) => {
    await app.db.pool.query(
      `insert into wishlists (owner_id, title, description)
       select $1, n::text, repeat('é', $3::int / 2) from generate_series(1, $2::int) n`,
      [ana.id, count, textBytes],
    );
    const titles = (await ana.does(calls.listWishlists)).map(({ title }) => title);
    expect(titles).toHaveLength(count);
    expect(new Set(titles).size).toBe(count);
  });

  it('stands among others by its age, with its number of items and the pictures of the first three', async () => {
    const older = await creates({ title: 'Older' });
    await creates({ title: 'Newer' });
    const image = new Blob([await drawing('png')]);
    const urls: string[] = [];
    for (const [at, available] of [false, true, true, true].entries()) {
      const form = itemForm({ name: `Item ${at}`, is_available: String(available) }, image);
      urls.push((await ana.does(calls.addItem, { params: { id: older.id }, form })).image_url);
    }
    await addItem(ana, older.id, 'Without a picture');
    const cards = await ana.does(calls.listWishlists);
    expect(cards.map(({ title, item_count }) => [title, item_count])).toEqual([
      ['Newer', 0],
      ['Older', 5],
    ]);
    expect(cards[1]?.cover_urls).toEqual([urls[1], urls[2], urls[3]]);
  });

  it('shows its available items first, then the oldest', async () => {
    const { id } = await creates({ title: 'Winter' });
    for (const [name, available] of [
      ['Off', 'false'],
      ['One', 'true'],
      ['Two', 'true'],
    ] as const) {
      await addItem(ana, id, name, { is_available: available });
    }
    const { items } = await ana.does(calls.getWishlist, { params: { id } });
    expect(items.map(({ name }) => name)).toEqual(['One', 'Two', 'Off']);
  });
});

describe('a list is shared', () => {
  it('with friends alone, who are named once', async () => {
    const often = Array.from({ length: 10_000 }, () => ben.id);
    const list = await creates({ title: 'Winter', is_public: false, shared_with_ids: often });
    expect(list.shared_with_ids).toEqual([ben.id]);
    const { rows } = await app.db.pool.query('select user_id from wishlist_shares where wishlist_id = $1', [list.id]);
    expect(rows).toHaveLength(1);
  });

  it.each([true, false])('with nobody else, whether it is public or not: %s', async (isPublic) => {
    const body = { title: 'Winter', is_public: isPublic, shared_with_ids: [ben.id, cleo.id] };
    const sentence = `You can share a list only with friends, and number ${cleo.id} is not one of yours`;
    expect(await ana.tries(calls.createWishlist, { body })).toMatchObject({ status: 400, text: sentence });
    const { id } = await creates({ title: 'Winter' });
    expect(await ana.tries(calls.updateWishlist, { params: { id }, body })).toMatchObject({
      status: 400,
      text: sentence,
    });
    expect(await ana.does(calls.getWishlist, { params: { id } })).toMatchObject({
      is_public: true,
      shared_with_ids: [],
    });
  });

  it('not with somebody who was asked only, and who is called by name', async () => {
    await ana.does(calls.requestFriend, { query: { friend_id: cleo.id } });
    const body = { title: 'Winter', is_public: false, shared_with_ids: [cleo.id] };
    expect(await ana.tries(calls.createWishlist, { body })).toMatchObject({
      status: 400,
      text: 'You can share a list only with friends, and Cleo is not one of yours',
    });
    await ana.does(calls.revokeFriend, { query: { friend_id: cleo.id } });
  });

  it('not with oneself', async () => {
    const body = { title: 'Winter', is_public: false, shared_with_ids: [ana.id] };
    expect(await ana.tries(calls.createWishlist, { body })).toMatchObject({ status: 400 });
  });

  it('with nobody once it is public', async () => {
    const { id } = await creates({ title: 'Winter', is_public: false, shared_with_ids: [ben.id] });
    const opened = await ana.does(calls.updateWishlist, {
      params: { id },
      body: { title: 'Winter', is_public: true, shared_with_ids: [ben.id] },
    });
    expect(opened.shared_with_ids).toEqual([]);
    const closed = await ana.does(calls.updateWishlist, {
      params: { id },
      body: { title: 'Winter', is_public: false },
    });
    expect(closed.shared_with_ids).toEqual([]);
    expect(await ben.tries(calls.getFriendWishlist, { params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('an item', () => {
  it('has defaults for everything but its name', async () => {
    const { id } = await creates({ title: 'Winter' });
    const item = await addItem(ana, id, 'Mug');
    expect(item).toEqual({
      id: item.id,
      name: 'Mug',
      ...Object.fromEntries(itemTextNames.map((text) => [text, ''])),
      price: 0,
      is_available: true,
      image_url: '',
      purchased: false,
      purchased_by: null,
    });
  });

  it('keeps its picture, loses it, or takes another, as its form says', async () => {
    const { id } = await creates({ title: 'Winter' });
    const image = new Blob([await drawing('png')]);
    const made = await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, image) });
    const saves = (fields: Record<string, string>, file?: Blob) =>
      ana.does(calls.updateItem, {
        params: { id },
        form: itemForm({ id: String(made.id), name: 'Mug', ...fields }, file),
      });
    expect((await saves({})).image_url).toBe(made.image_url);
    expect((await saves({ image_url: made.image_url })).image_url).toBe(made.image_url);
    expect((await saves({ image_url: `${app.origin}${made.image_url}&size=card` })).image_url).toBe(made.image_url);
    const other = await saves({ image_url: made.image_url }, new Blob([await drawing('gif')]));
    expect(other.image_url).toMatch(/^\/api\/pictures\//);
    expect(other.image_url).not.toBe(made.image_url);
    expect(await saves({ image_url: '' })).toMatchObject({ image_url: '' });
  });

  it('cannot be given the picture of another', async () => {
    const { id } = await creates({ title: 'Winter' });
    const image = new Blob([await drawing('png')]);
    const made = await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, image) });
    const other = await addItem(ana, id, 'Lamp');
    const form = itemForm({ id: String(other.id), name: 'Lamp', image_url: made.image_url });
    expect(await ana.tries(calls.updateItem, { params: { id }, form })).toMatchObject({ status: 400 });
  });

  it('is not added without its picture: one that was given up before is asked for again', async () => {
    const { id } = await creates({ title: 'Winter' });
    justBefore(app, 'items.attachPicture', async () => {
      await app.db.pool.query(`update pictures set created_at = now() - interval '61 minutes' where item_id is null`);
      await app.images.sweep();
    });
    const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
    const refused = await ana.tries(calls.addItem, { params: { id }, form });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await ana.does(calls.getWishlist, { params: { id } })).items).toEqual([]);
    expect(await ana.tries(calls.addItem, { params: { id }, form })).toMatchObject({ status: 201 });
  });

  it('takes its picture along when it is moved', async () => {
    const [from, to] = [await creates({ title: 'Winter' }), await creates({ title: 'Spring' })];
    const image = new Blob([await drawing('png')]);
    const made = await ana.does(calls.addItem, { params: { id: from.id }, form: itemForm({ name: 'Mug' }, image) });
    const form = itemForm({ id: String(made.id), name: 'Mug', new_wishlist_id: String(to.id) });
    await ana.does(calls.updateItem, { params: { id: from.id }, form });
    expect((await ana.does(calls.getWishlist, { params: { id: from.id } })).items).toEqual([]);
    expect((await ana.does(calls.getWishlist, { params: { id: to.id } })).items).toEqual([made]);
  });
});
