import { calls } from '@wishwell/contract/calls.ts';
import { type ItemText, itemTextNames, itemTexts } from '@wishwell/contract/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMetadata } from 'valibot';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, itemForm } from '../../test/items.ts';
import { type Person, signedIn } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});
afterAll(() => app.close());

/** A text that every rule but the length takes. */
const textOf = (length: number): string => 'https://shop.example/'.padEnd(length, 'x');
const maxLengthOf = (text: ItemText): number => getMetadata(itemTexts[text]).maxLength;

describe.each(itemTextNames)('%s of an item', (text) => {
  it('is shown to its owner and friends, and kept by a change that does not name it', async () => {
    const item = await addItem(ana, listId, 'Mug', { [text]: textOf(30) });
    expect(item[text]).toBe(textOf(30));
    const form = itemForm({ id: String(item.id), name: 'Cup' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toEqual({ ...item, name: 'Cup' });
    const { items } = await ben.does(calls.getFriendWishlist, { params: { id: listId } });
    expect(items.find(({ id }) => id === item.id)?.[text]).toBe(textOf(30));
  });

  it('is empty unless it is sent, and can be emptied', async () => {
    expect((await addItem(ana, listId, 'Mug'))[text]).toBe('');
    const { id } = await addItem(ana, listId, 'Mug', { [text]: textOf(30) });
    const form = itemForm({ id: String(id), name: 'Mug', [text]: '' });
    expect((await ana.does(calls.updateItem, { params: { id: listId }, form }))[text]).toBe('');
  });

  it('has the length of the contract, in the table too', async () => {
    const max = maxLengthOf(text);
    const { id } = await addItem(ana, listId, 'Mug', { [text]: textOf(max) });
    const form = itemForm({ name: 'Mug', [text]: textOf(max + 1) });
    expect(await ana.tries(calls.addItem, { params: { id: listId }, form })).toMatchObject({ status: 400 });
    const write = app.db.pool.query(`update items set ${text} = $1 where id = $2`, [textOf(max + 1), id]);
    await expect(write).rejects.toMatchObject({ code: '23514' });
  });

  it('counts as text of its list', async () => {
    const small = await startAppForTest({ LIMIT_TEXT_PER_LIST: '40' });
    const owner = await signedIn(small, 'Ana');
    const { id } = await owner.does(calls.createWishlist, { body: { title: 'Winter' } });
    const form = itemForm({ name: 'Mug', [text]: textOf(38) });
    expect(await owner.tries(calls.addItem, { params: { id }, form })).toMatchObject({ status: 409 });
    const item = await addItem(owner, id, 'Mug', { [text]: textOf(37) });
    const grown = itemForm({ id: String(item.id), name: 'Mugs' });
    expect(await owner.tries(calls.updateItem, { params: { id }, form: grown })).toMatchObject({ status: 409 });
  });
});
