import { calls } from '@wishwell/contract/calls.ts';
import { type ItemTextField, itemTextFields, itemTextSchemas } from '@wishwell/contract/fields.ts';
import { getMetadata } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});
afterAll(() => app.close());

/** Returns a text of this length that is valid for every field, also for URLs. */
const createText = (length: number): string => 'https://shop.example/'.padEnd(length, 'x');
const getMaxLength = (text: ItemTextField): number => getMetadata(itemTextSchemas[text]).maxLength;

describe.each(itemTextFields)('the field %s of an item', (text) => {
  it('an item’s text is visible to owner and friends, stays when a change omits it, and can be emptied', async () => {
    const item = await addItem(ana, listId, 'Mug', { [text]: createText(30) });
    expect(item[text]).toBe(createText(30));
    const form = createItemFormData({ id: String(item.id), name: 'Cup' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toEqual({ ...item, name: 'Cup' });
    const { items } = await ben.does(calls.getFriendWishlist, { params: { id: listId } });
    expect(items.find(({ id }) => id === item.id)?.[text]).toBe(createText(30));
    const emptied = createItemFormData({ id: String(item.id), name: 'Mug', [text]: '' });
    expect((await ana.does(calls.updateItem, { params: { id: listId }, form: emptied }))[text]).toBe('');
  });

  it('an item’s text has the maximum length of the API contract, also as a constraint in the database', async () => {
    const max = getMaxLength(text);
    const { id } = await addItem(ana, listId, 'Mug', { [text]: createText(max) });
    const form = createItemFormData({ name: 'Mug', [text]: createText(max + 1) });
    expect(await ana.tries(calls.addItem, { params: { id: listId }, form })).toMatchObject({ status: 400 });
    const update = app.db.pool.query(`update items set ${text} = $1 where id = $2`, [createText(max + 1), id]);
    await expect(update).rejects.toMatchObject({ code: '23514' });
  });

  it('an item’s text counts towards the text quota of its list', async () => {
    const small = await startAppForTest({ LIMIT_TEXT_PER_LIST: '40' });
    const owner = await signUpPerson(small, 'Ana');
    const { id } = await owner.does(calls.createWishlist, { body: { title: 'Winter' } });
    const form = createItemFormData({ name: 'Mug', [text]: createText(38) });
    expect(await owner.tries(calls.addItem, { params: { id }, form })).toMatchObject({ status: 409 });
    const item = await addItem(owner, id, 'Mug', { [text]: createText(37) });
    const grown = createItemFormData({ id: String(item.id), name: 'Mugs' });
    expect(await owner.tries(calls.updateItem, { params: { id }, form: grown })).toMatchObject({ status: 409 });
  });
});
