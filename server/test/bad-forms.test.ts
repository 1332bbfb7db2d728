import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { expectRefusal } from './expect-refusal.ts';
import { addItem, createItemFormData } from './items.ts';
import { signUpPerson, type Person, type Reply } from './person.ts';

let app: TestApp;
let ana: Person;
let listId: number;
let itemId: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
});
afterAll(() => app.close());

const repeatEmoji = (count: number): string => '🎁'.repeat(count);

const sendNewItem = (form: FormData): Promise<Reply> => ana.tries(calls.addItem, { params: { id: listId }, form });
const sendItemChange = (form: FormData): Promise<Reply> =>
  ana.tries(calls.updateItem, { params: { id: listId }, form });

const notThisItemsPicture = "The image URL does not belong to this item's picture. Upload a file instead";

/** Bad values of the form fields of an item, with the error message that each value must get. */
const badValues: readonly [field: string, message: string, values: readonly string[]][] = [
  ['name', 'Name is required', [' \t ']],
  ['name', 'Name must be at most 200 characters long', [repeatEmoji(201)]],
  ['name', 'Name contains characters that cannot be stored', ['a\0b']],
  ['name', 'Name contains control characters, which cannot be shown', ['a\u001Bb', 'a\u202Eb']],
  ['name', 'Name must have a visible character', ['\u200B\u0301']],
  ['description', 'Description must be at most 5,000 characters long', [repeatEmoji(5_001), 'x'.repeat(100_000)]],
  ['description', 'Description contains characters that cannot be stored', ['\0']],
  ['price', 'Invalid price', 'ten -1 1e9 0.001 1,50 10000000 9999999.999 NaN Infinity 0x10 1.2.3 $5 ٣ +5 .'.split(' ')],
  ['url', 'Invalid URL format', ['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)']],
  ['url', 'Invalid URL format', ['data:text/html,x', 'file:///etc/passwd', 'ftp://example.com', 'mailto:a@a.example']],
  ['url', 'Invalid URL format', ['/a', '//example.com', 'example.com', 'http:example.com', 'http://', 'https://a b']],
  ['url', 'URL must be at most 2,048 characters long', [`https://example.com/${'x'.repeat(2_029)}`]],
  ['url', 'URL contains characters that cannot be stored', ['https://example.com/\0']],
  ['is_available', 'Available must be true or false', ['yes', 'TRUE', '']],
  ['purchased', 'Purchased must be true or false', ['maybe', '1']],
  ['colour', 'Unknown field: colour', ['red']],
  ['purchased_by', 'Unknown field: purchased_by', ['1']],
  ['constructor', 'The form is broken or incomplete', ['x']],
  ['__proto__', 'The form is broken or incomplete', ['x']],
  ['image_file', 'Unknown field: image_file', ['picture.png']],
  ['image_url', notThisItemsPicture, ['https://example.com/a.png', `/api/pictures/${'0'.repeat(32)}`]],
];

it.each(badValues)(
  'a new or changed item with an invalid field %s gets the message "%s"',
  async (field, message, values) => {
    for (const value of values) {
      const fields = Object.fromEntries([
        ['name', 'Mug'],
        [field, value],
      ] as const);
      const created = await expectRefusal(app, () => sendNewItem(createItemFormData(fields)));
      const changed = await expectRefusal(app, () =>
        sendItemChange(createItemFormData({ id: String(itemId), ...fields })),
      );
      expect([created, changed], `for ${value.slice(0, 100)}`).toEqual([
        { status: 400, message },
        { status: 400, message },
      ]);
    }
  },
);

const badId = 'Id must be a positive whole number';

describe('an invalid item form', () => {
  it.each([
    ['without a name', sendNewItem, {}, 'Name is required'],
    ['for a new item with an id', sendNewItem, { id: '1', name: 'Mug' }, 'Unknown field: id'],
    ['for a change without an item id', sendItemChange, { name: 'Mug' }, 'Id is required'],
    ['for a change of the item "1e3"', sendItemChange, { id: '1e3', name: 'Mug' }, badId],
    ['for a change of the item "-1"', sendItemChange, { id: '-1', name: 'Mug' }, badId],
    ['for an item id of 20 digits', sendItemChange, { id: '9'.repeat(20), name: 'Mug' }, badId],
    [
      'for a move to the list "x"',
      sendItemChange,
      { id: '1', name: 'Mug', new_wishlist_id: 'x' },
      'New wishlist id must be a positive whole number',
    ],
    [
      'with a field in snake_case and camelCase',
      sendNewItem,
      { name: 'Mug', is_available: 'true', isAvailable: 'true' },
      'Available was sent twice',
    ],
    [
      'with a thousand fields',
      sendNewItem,
      { name: 'Mug', ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, 'x'])) },
      'The form is broken or incomplete',
    ],
  ] as const)('a form %s is refused', async (_what, sends, fields, message) => {
    expect(await expectRefusal(app, () => sends(createItemFormData(fields)))).toEqual({ status: 400, message });
  });

  it('a form that contains the same field twice is refused', async () => {
    const form = createItemFormData({ name: 'Mug' });
    form.append('name', 'Lamp');
    expect(await expectRefusal(app, () => sendNewItem(form))).toEqual({ status: 400, message: 'Name was sent twice' });
  });

  const namePart = '--x\r\ncontent-disposition: form-data; name="name"\r\n';
  const [wrongType, broken] = ['Send the body as multipart/form-data', 'The form is broken or incomplete'];
  it.each([
    ['application/json', '{"name":"Mug"}', 415, wrongType],
    ['application/x-www-form-urlencoded', 'name=Mug', 415, wrongType],
    ['multipart/form-data', '--x\r\n', 400, broken],
    ['multipart/form-data; boundary=x', 'noise', 400, broken],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-dispo', 400, broken],
    ['multipart/form-data; boundary=x', `${namePart}\r\nMug`, 400, broken],
    ['multipart/form-data; boundary=x', '', 400, 'Name is required'],
    [
      'multipart/form-data; boundary=x',
      `${namePart}content-type: application/json\r\n\r\n{"a":1}\r\n--x--\r\n`,
      400,
      'Name must be text',
    ],
  ])('a form with the content type %s and the bytes %j is refused', async (type, body, status, message) => {
    const sends = (): Promise<Reply> =>
      ana.sends('POST', `/api/mywishlists/${listId}/item`, { body, headers: { 'content-type': type } });
    expect(await expectRefusal(app, sends)).toEqual({ status, message });
  });
});

describe('a valid item form', () => {
  it.each([
    ['', 0],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['19.99', 19.99],
    ['9999999.99', 9_999_999.99],
  ])('an item may have the price "%s"', async (text, amount) => {
    expect(await addItem(ana, listId, 'Mug', { price: text })).toMatchObject({ price: amount });
  });

  it('an item form may have a name of 200 emoji, a URL in capitals and fields in camelCase', async () => {
    const fields = { isAvailable: 'false', imageUrl: '', url: ' HTTPS://Example.com/ü?q=a#b ' };
    const item = await addItem(ana, listId, ` ${repeatEmoji(200)} `, fields);
    expect(item).toMatchObject({ name: repeatEmoji(200), is_available: false, url: 'HTTPS://Example.com/ü?q=a#b' });
  });

  it('an item may have a description of 5,000 characters; line ends of CR LF are stored as LF', async () => {
    const description = `${'a\n'.repeat(2_499)}ab`;
    const item = await addItem(ana, listId, 'Mug', { description: description.replaceAll('\n', '\r\n') });
    expect(item).toMatchObject({ description });
  });

  it('an item form may have an empty image field, as sent by a browser without JavaScript', async () => {
    expect(await addItem(ana, listId, 'Mug', { image_file: '' })).toMatchObject({ name: 'Mug', image_url: '' });
  });

  it('a changed item keeps the values of the fields that the form omits', async () => {
    const item = await addItem(ana, listId, 'Lamp', { price: '9.50', description: 'Bright', is_available: 'false' });
    const form = createItemFormData({ id: String(item.id), name: 'Desk lamp' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toEqual({ ...item, name: 'Desk lamp' });
  });
});
