import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startApp, type TestApp } from './app.ts';
import { contentsOf } from './contents.ts';
import { drawing, hugePng } from './drawings.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, type Person, type Reply } from './person.ts';
import { refusalOf } from './refusal.ts';
import { storedFiles } from './stored-files.ts';

type Bytes = Buffer<ArrayBuffer>;

let app: TestApp;
let ana: Person;
let listId: number;
let png: Bytes;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  png = await drawing('png');
});
afterAll(() => app.close());

const adds = (form: FormData): Promise<Reply> => ana.tries(calls.addItem, { params: { id: listId }, form });
const addsFile = (bytes: Bytes, name = 'picture.png'): Promise<Reply> =>
  adds(itemForm({ name: 'Mug' }, new Blob([bytes], { type: 'image/png' }), name));

const firstHalf = (bytes: Bytes): Bytes => bytes.subarray(0, bytes.length / 2);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const forAdding = 'This file is not a picture we can use. Choose a PNG, JPEG or WebP image';
const tooManyPixels =
  'This picture has 16000 x 16000 pixels, and 50 megapixels are the most we take. Choose a smaller one';

describe('a file called .png is refused, and nothing is kept,', () => {
  it.each([
    ['an SVG', () => Buffer.from(svg), 415, forAdding],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, forAdding],
    ['a GIF', () => drawing('gif'), 415, forAdding],
    ['half a JPEG', async () => firstHalf(await drawing('jpeg', 400, 300)), 415, forAdding],
    ['16,000 pixels wide and high', hugePng, 413, tooManyPixels],
    ['11 MiB large', () => Buffer.alloc(11 * 1_048_576), 413, 'The picture is larger than 10 MiB'],
  ])('when it is %s', async (_what, make, status, sentence) => {
    const bytes = await make();
    expect(await refusalOf(app, () => addsFile(bytes))).toEqual({ status, sentence });
    expect(await storedFiles(app)).toEqual([]);
  });

  it.each([
    ['when it is the second', ['image_file', 'image_file']],
    ['when another picture is its second', ['image_file', 'picture']],
    ['in a field of another name', ['picture']],
    ['in the field of a text', ['name']],
  ])('%s', async (_what, fields) => {
    const form = itemForm({ description: 'Blue' });
    for (const field of fields) form.append(field, new Blob([png]), 'picture.png');
    const sentence = 'Send one picture, in the field image_file';
    expect(await refusalOf(app, () => adds(form))).toEqual({ status: 400, sentence });
    expect(await storedFiles(app)).toEqual([]);
  });

  it('when the rest of the form is', async () => {
    for (const fields of [{ name: 'Mug', price: 'ten' }, { name: ' ' }, { name: 'Mug', colour: 'red' }]) {
      const refusal = await refusalOf(app, () => adds(itemForm(fields, new Blob([png]))));
      expect(refusal.status).toBe(400);
    }
    expect(await storedFiles(app)).toEqual([]);
  });

  it('when the list is somebody else’s', async () => {
    const ben = await signedIn(app, 'Ben');
    const form = itemForm({ name: 'Mug' }, new Blob([png]));
    const refusal = await refusalOf(app, () => ben.tries(calls.addItem, { params: { id: listId }, form }));
    expect(refusal).toEqual({ status: 404, sentence: 'Not found' });
    expect(await storedFiles(app)).toEqual([]);
  });
});

const statusOf = async (address: string): Promise<number> => (await ana.sends('GET', address)).status;

describe('a picture', () => {
  it('may come first in its form and under any name', async () => {
    const form = new FormData();
    form.append('image_file', new Blob([png]), '../../etc/passwd');
    form.append('name', 'Mug');
    const item = await ana.does(calls.addItem, { params: { id: listId }, form });
    expect(item.image_url).toMatch(/^\/api\/pictures\/[0-9a-f]{32}\?/);
    await ana.does(calls.deleteItem, { params: { id: listId, itemId: item.id } });
    await app.images.sweep();
    expect(await storedFiles(app)).toEqual([]);
  });

  it('of no bytes is none', async () => {
    const form = itemForm({ name: 'Mug' }, new Blob([]), '');
    expect(await ana.does(calls.addItem, { params: { id: listId }, form })).toMatchObject({ image_url: '' });
  });

  it('that is replaced by a bad one stays', async () => {
    const item = await ana.does(calls.addItem, {
      params: { id: listId },
      form: itemForm({ name: 'Mug' }, new Blob([png])),
    });
    const form = itemForm({ id: String(item.id), name: 'Cup' }, new Blob([svg]));
    const changes = (): Promise<Reply> => ana.tries(calls.updateItem, { params: { id: listId }, form });
    expect(await refusalOf(app, changes)).toMatchObject({ status: 415 });
    expect(await statusOf(item.image_url)).toBe(200);
    await ana.does(calls.deleteItem, { params: { id: listId, itemId: item.id } });
    await app.images.sweep();
    expect(await statusOf(item.image_url)).toBe(404);
  });
});

/** Sends what is there of a form that says how long it will be, then hangs up. */
async function hangsUp(sent: Buffer, length: number): Promise<void> {
  const { port } = new URL(app.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head =
    `POST /api/mywishlists/${listId}/item HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ana.bearer}\r\n` +
    `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), sent]));
  await sleep(20);
  socket.destroy();
}

const nameField = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nMug\r\n';

it('an upload that is broken off leaves nothing, and the server goes on', async () => {
  const before = await contentsOf(app);
  const head = `${nameField}--x\r\ncontent-disposition: form-data; name="image_file"; filename="a.png"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), png, Buffer.alloc(500_000), Buffer.from('\r\n--x--\r\n')]);
  const shares = [0, 0.0001, 0.001, 0.1, 0.5, 0.9, 0.99999];
  await Promise.all(
    [...shares, ...shares, ...shares].map((share) =>
      hangsUp(body.subarray(0, Math.floor(body.length * share)), body.length),
    ),
  );
  await sleep(200);
  expect(await contentsOf(app)).toBe(before);
  expect(await storedFiles(app)).toEqual([]);
  await addItem(ana, listId, 'Lamp');
});

it('forms that came whole hold up nobody when their senders leave before it is their turn', async () => {
  const form = Buffer.from(`${nameField}--x--\r\n`);
  await Promise.all(Array.from({ length: 100 }, () => hangsUp(form, form.length)));
  expect(await adds(itemForm({ name: 'Lamp' }))).toMatchObject({ status: 201 });
});
