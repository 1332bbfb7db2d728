import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startApp, type TestApp } from './app.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, type Person, type Reply } from './person.ts';
import { refusalOf } from './refusal.ts';

let app: TestApp;
let ana: Person;
let listId: number;
let itemId: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
});
afterAll(() => app.close());

const emoji = (count: number): string => '🎁'.repeat(count);

const adds = (form: FormData): Promise<Reply> => ana.tries(calls.addItem, { params: { id: listId }, form });
const changes = (form: FormData): Promise<Reply> => ana.tries(calls.updateItem, { params: { id: listId }, form });

type Row = [what: string, fields: Record<string, string>, sentence: string];

const price = (text: string): Row => [`price ${text}`, { price: text }, 'Invalid price'];
const url = (text: string): Row => [`url ${JSON.stringify(text)}`, { url: text }, 'Invalid URL format'];

const badFields: Row[] = [
  ['name of blanks', { name: ' \t ' }, 'Name is required'],
  ['name of 201 emoji', { name: emoji(201) }, 'Name must be at most 200 characters long'],
  ['name with NUL', { name: 'a\0b' }, 'Name holds characters that cannot be stored'],
  ['name with an escape', { name: 'a\u001Bb' }, 'Name holds control characters, which cannot be shown'],
  ['name that is reversed', { name: 'a\u202Eb' }, 'Name holds control characters, which cannot be shown'],
  ['name that shows nothing', { name: '\u200B\u0301' }, 'Name must have a visible character'],
  ['description of 5,001 emoji', { description: emoji(5_001) }, 'Description must be at most 5,000 characters long'],
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
  ].map(price),
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ].map(url),
  ...[
    'ftp://example.com',
    'mailto:a@example.com',
    '/relative',
    '//example.com',
    'example.com',
    'http:example.com',
    'http://',
    'https://a b',
  ].map(url),
  [
    'url of 2,049 characters',
    { url: `https://example.com/${'x'.repeat(2_029)}` },
    'URL must be at most 2,048 characters long',
  ],
  ['url with NUL', { url: 'https://example.com/\0' }, 'URL holds characters that cannot be stored'],
  ['switch of yes', { is_available: 'yes' }, 'Available must be true or false'],
  ['switch of TRUE', { is_available: 'TRUE' }, 'Available must be true or false'],
  ['switch of nothing', { is_available: '' }, 'Available must be true or false'],
  ['claim of maybe', { purchased: 'maybe' }, 'Purchased must be true or false'],
  ['claim of 1', { purchased: '1' }, 'Purchased must be true or false'],
  ['unknown field', { colour: 'red' }, 'Unknown field: colour'],
  ['giver', { purchased_by: '1' }, 'Unknown field: purchased_by'],
  ['constructor', { constructor: 'x' }, 'The form is broken or incomplete'],
  ['prototype', { ['__proto__']: 'x' }, 'The form is broken or incomplete'],
  ['name in both spellings', { is_available: 'true', isAvailable: 'true' }, 'Available was sent twice'],
  ['picture that is a text', { image_file: 'picture.png' }, 'Unknown field: image_file'],
  [
    'address of a foreign picture',
    { image_url: 'https://example.com/a.png' },
    "The image address does not name this item's picture. Upload a file instead",
  ],
  [
    'address of no picture',
    { image_url: `/api/pictures/${'0'.repeat(32)}` },
    "The image address does not name this item's picture. Upload a file instead",
  ],
];

describe.each(badFields)('an item with a %s is refused', (_what, fields, sentence) => {
  it('when it is added', async () => {
    const form = itemForm({ name: 'Mug', ...fields });
    expect(await refusalOf(app, () => adds(form))).toEqual({ status: 400, sentence });
  });

  it('when it is changed', async () => {
    const form = itemForm({ id: String(itemId), name: 'Mug', ...fields });
    expect(await refusalOf(app, () => changes(form))).toEqual({ status: 400, sentence });
  });
});

describe('a form is refused', () => {
  it.each([
    ['without a name', adds, {}, 'Name is required'],
    ['that changes no item', changes, { name: 'Mug' }, 'Id is required'],
    ['that changes item 1e3', changes, { id: '1e3', name: 'Mug' }, 'Id must be a positive whole number'],
    ['that changes item -1', changes, { id: '-1', name: 'Mug' }, 'Id must be a positive whole number'],
    [
      'that changes an item of 20 digits',
      changes,
      { id: '9'.repeat(20), name: 'Mug' },
      'Id must be a positive whole number',
    ],
    [
      'that moves to list x',
      changes,
      { id: '1', name: 'Mug', new_wishlist_id: 'x' },
      'New wishlist id must be a positive whole number',
    ],
    ['that adds an item by id', adds, { id: '1', name: 'Mug' }, 'Unknown field: id'],
  ] as const)('%s', async (_what, sends, fields, sentence) => {
    expect(await refusalOf(app, () => sends(itemForm(fields)))).toEqual({ status: 400, sentence });
  });

  it('with a field sent twice', async () => {
    const form = itemForm({ name: 'Mug' });
    form.append('name', 'Lamp');
    expect(await refusalOf(app, () => adds(form))).toEqual({ status: 400, sentence: 'Name was sent twice' });
  });

  it('with a thousand fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, 'x']));
    const refusal = await refusalOf(app, () => adds(itemForm({ name: 'Mug', ...fields })));
    expect(refusal).toEqual({ status: 400, sentence: 'The form is broken or incomplete' });
  });

  it.each([
    ['JSON', 'application/json', '{"name":"Mug"}', 415, 'Send the body as multipart/form-data'],
    [
      'a form of another kind',
      'application/x-www-form-urlencoded',
      'name=Mug',
      415,
      'Send the body as multipart/form-data',
    ],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n', 400, 'The form is broken or incomplete'],
    ['noise', 'multipart/form-data; boundary=x', 'noise', 400, 'The form is broken or incomplete'],
    ['nothing', 'multipart/form-data; boundary=x', '', 400, 'Name is required'],
    [
      'half a form',
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
      'half a header',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-dispo',
      400,
      'The form is broken or incomplete',
    ],
  ])('that is %s', async (_what, type, body, status, sentence) => {
    const sends = (): Promise<Reply> =>
      ana.sends('POST', `/api/mywishlists/${listId}/item`, { body, headers: { 'content-type': type } });
    expect(await refusalOf(app, sends)).toEqual({ status, sentence });
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

  it('may have a name of 200 emoji, an address in capitals and its fields in either spelling', async () => {
    const fields = { isAvailable: 'false', imageUrl: '', url: ' HTTPS://Example.com/ü?q=a#b ' };
    const item = await addItem(ana, listId, ` ${emoji(200)} `, fields);
    expect(item).toMatchObject({ name: emoji(200), is_available: false, url: 'HTTPS://Example.com/ü?q=a#b' });
  });

  it('may leave the field of the picture empty, as a form without script does', async () => {
    expect(await addItem(ana, listId, 'Mug', { image_file: '' })).toMatchObject({ name: 'Mug', image_url: '' });
  });

  it('keeps what a change does not name', async () => {
    const item = await addItem(ana, listId, 'Lamp', { price: '9.50', description: 'Bright', is_available: 'false' });
    const form = itemForm({ id: String(item.id), name: 'Desk lamp' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toEqual({ ...item, name: 'Desk lamp' });
  });
});
