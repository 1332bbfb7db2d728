import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { addItem, createItemFormData } from './items.ts';
import { signUpPerson, type Person, type Reply } from './person.ts';
import { expectRefusal } from './refusal.ts';

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

type BadField = [what: string, fields: Record<string, string>, message: string];

const createBadPriceCase = (text: string): BadField => [`price ${text}`, { price: text }, 'Invalid price'];
const createBadUrlCase = (text: string): BadField => [
  `url ${JSON.stringify(text)}`,
  { url: text },
  'Invalid URL format',
];

const badFields: BadField[] = [
  ['name of blanks', { name: ' \t ' }, 'Name is required'],
  ['name of 201 emoji', { name: repeatEmoji(201) }, 'Name must be at most 200 characters long'],
  ['name with NUL', { name: 'a\0b' }, 'Name holds characters that cannot be stored'],
  ['name with an escape', { name: 'a\u001Bb' }, 'Name holds control characters, which cannot be shown'],
  ['name with a bidirectional control', { name: 'a\u202Eb' }, 'Name holds control characters, which cannot be shown'],
  ['name without a visible character', { name: '\u200B\u0301' }, 'Name must have a visible character'],
  [
    'description of 5,001 emoji',
    { description: repeatEmoji(5_001) },
    'Description must be at most 5,000 characters long',
  ],
  ['description of 100 kB', { description: 'x'.repeat(100_000) }, 'Description must be at most 5,000 characters long'],
  ['description with NUL', { description: '\0' }, 'Description holds characters that cannot be stored'],
  ...[
    'ten',
    '-1',
    '1e9',
    '0.001',
    '1,50',
    '10000000',
    '9999999.999',
    'NaN',
    'Infinity',
    '0x10',
    '1.2.3',
    '$5',
    '٣',
    '+5',
    '.',
  ].map(createBadPriceCase),
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ].map(createBadUrlCase),
  ...[
    'ftp://example.com',
    'mailto:a@example.com',
    '/relative',
    '//example.com',
    'example.com',
    'http:example.com',
    'http://',
    'https://a b',
  ].map(createBadUrlCase),
  [
    'url of 2,049 characters',
    { url: `https://example.com/${'x'.repeat(2_029)}` },
    'URL must be at most 2,048 characters long',
  ],
  ['url with NUL', { url: 'https://example.com/\0' }, 'URL holds characters that cannot be stored'],
  ['availability "yes"', { is_available: 'yes' }, 'Available must be true or false'],
  ['availability "TRUE"', { is_available: 'TRUE' }, 'Available must be true or false'],
  ['empty availability', { is_available: '' }, 'Available must be true or false'],
  ['purchased "maybe"', { purchased: 'maybe' }, 'Purchased must be true or false'],
  ['purchased "1"', { purchased: '1' }, 'Purchased must be true or false'],
  ['unknown field', { colour: 'red' }, 'Unknown field: colour'],
  ['id of a giver', { purchased_by: '1' }, 'Unknown field: purchased_by'],
  ['field named constructor', { constructor: 'x' }, 'The form is broken or incomplete'],
  ['field named __proto__', { ['__proto__']: 'x' }, 'The form is broken or incomplete'],
  ['field in snake_case and camelCase', { is_available: 'true', isAvailable: 'true' }, 'Available was sent twice'],
  ['text instead of an image file', { image_file: 'picture.png' }, 'Unknown field: image_file'],
  [
    'image URL of another site',
    { image_url: 'https://example.com/a.png' },
    "The image URL does not belong to this item's picture. Upload a file instead",
  ],
  [
    'image URL of a missing image',
    { image_url: `/api/pictures/${'0'.repeat(32)}` },
    "The image URL does not belong to this item's picture. Upload a file instead",
  ],
];

describe.each(badFields)('a form of an item with an invalid field (%s) is refused', (_what, fields, message) => {
  it('if it creates an item', async () => {
    const form = createItemFormData({ name: 'Mug', ...fields });
    expect(await expectRefusal(app, () => sendNewItem(form))).toEqual({ status: 400, message });
  });

  it('if it changes an item', async () => {
    const form = createItemFormData({ id: String(itemId), name: 'Mug', ...fields });
    expect(await expectRefusal(app, () => sendItemChange(form))).toEqual({ status: 400, message });
  });
});

describe('a form is refused', () => {
  it.each([
    ['without a name', sendNewItem, {}, 'Name is required'],
    ['for a change without an item id', sendItemChange, { name: 'Mug' }, 'Id is required'],
    [
      'for a change of the item "1e3"',
      sendItemChange,
      { id: '1e3', name: 'Mug' },
      'Id must be a positive whole number',
    ],
    ['for a change of the item "-1"', sendItemChange, { id: '-1', name: 'Mug' }, 'Id must be a positive whole number'],
    [
      'for a change of an item with an id of 20 digits',
      sendItemChange,
      { id: '9'.repeat(20), name: 'Mug' },
      'Id must be a positive whole number',
    ],
    [
      'for a move to the list "x"',
      sendItemChange,
      { id: '1', name: 'Mug', new_wishlist_id: 'x' },
      'New wishlist id must be a positive whole number',
    ],
    ['for a new item with an id', sendNewItem, { id: '1', name: 'Mug' }, 'Unknown field: id'],
  ] as const)('%s', async (_what, sends, fields, message) => {
    expect(await expectRefusal(app, () => sends(createItemFormData(fields)))).toEqual({ status: 400, message });
  });

  it('if it contains the same field twice', async () => {
    const form = createItemFormData({ name: 'Mug' });
    form.append('name', 'Lamp');
    expect(await expectRefusal(app, () => sendNewItem(form))).toEqual({ status: 400, message: 'Name was sent twice' });
  });

  it('if it contains a thousand fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, 'x']));
    const refusal = await expectRefusal(app, () => sendNewItem(createItemFormData({ name: 'Mug', ...fields })));
    expect(refusal).toEqual({ status: 400, message: 'The form is broken or incomplete' });
  });

  it.each([
    ['JSON', 'application/json', '{"name":"Mug"}', 415, 'Send the body as multipart/form-data'],
    [
      'a URL-encoded form',
      'application/x-www-form-urlencoded',
      'name=Mug',
      415,
      'Send the body as multipart/form-data',
    ],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n', 400, 'The form is broken or incomplete'],
    ['text without form parts', 'multipart/form-data; boundary=x', 'noise', 400, 'The form is broken or incomplete'],
    ['an empty body', 'multipart/form-data; boundary=x', '', 400, 'Name is required'],
    [
      'a form without its end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nMug',
      400,
      'The form is broken or incomplete',
    ],
    [
      'a form with a field of JSON',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n--x--\r\n',
      400,
      'Name must be text',
    ],
    [
      'a form that ends within a header',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-dispo',
      400,
      'The form is broken or incomplete',
    ],
  ])('when the body is %s', async (_what, type, body, status, message) => {
    const sends = (): Promise<Reply> =>
      ana.sends('POST', `/api/mywishlists/${listId}/item`, { body, headers: { 'content-type': type } });
    expect(await expectRefusal(app, sends)).toEqual({ status, message });
  });
});

describe('an item', () => {
  it.each([
    ['', 0],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['19.99', 19.99],
    ['9999999.99', 9_999_999.99],
  ])('may have the price "%s"', async (text, amount) => {
    expect(await addItem(ana, listId, 'Mug', { price: text })).toMatchObject({ price: amount });
  });

  it('may have a name of 200 emoji, a URL in capitals and fields in camelCase', async () => {
    const fields = { isAvailable: 'false', imageUrl: '', url: ' HTTPS://Example.com/ü?q=a#b ' };
    const item = await addItem(ana, listId, ` ${repeatEmoji(200)} `, fields);
    expect(item).toMatchObject({ name: repeatEmoji(200), is_available: false, url: 'HTTPS://Example.com/ü?q=a#b' });
  });

  it('may have an empty image field, which browsers send without JavaScript', async () => {
    expect(await addItem(ana, listId, 'Mug', { image_file: '' })).toMatchObject({ name: 'Mug', image_url: '' });
  });

  it('keeps the values of the fields that the form for a change omits', async () => {
    const item = await addItem(ana, listId, 'Lamp', { price: '9.50', description: 'Bright', is_available: 'false' });
    const form = createItemFormData({ id: String(item.id), name: 'Desk lamp' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toEqual({ ...item, name: 'Desk lamp' });
  });
});
