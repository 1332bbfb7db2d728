import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { digestUserData } from './digest-user-data.ts';
import { createDrawing, createHugePng } from './drawings.ts';
import { expectRefusal } from './expect-refusal.ts';
import { addItem, createItemFormData, getImageUrl, getItemId, sendItemWithImage } from './items.ts';
import { signUpPerson, type Person, type Reply } from './person.ts';
import { openSocket } from './raw-socket.ts';
import { listStoredFiles } from './stored-files.ts';

type Bytes = Buffer<ArrayBuffer>;

let app: TestApp;
let ana: Person;
let listId: number;
let png: Bytes;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  png = await createDrawing('png');
});
afterAll(() => app.close());

const sendNewItem = (form: FormData): Promise<Reply> => ana.tries(calls.addItem, { params: { id: listId }, form });

const getFirstHalf = (bytes: Bytes): Bytes => bytes.subarray(0, bytes.length / 2);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const wrongTypeMessage = 'This file is not a picture we can use. Choose a PNG, JPEG or WebP image';
const tooManyPixelsMessage =
  'This picture has 16000 x 16000 pixels, and 50 megapixels are the most we take. Choose a smaller one';

describe('a refused upload', () => {
  it.each([
    ['an SVG', () => Buffer.from(svg), 415, wrongTypeMessage],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, wrongTypeMessage],
    ['a GIF', () => createDrawing('gif'), 415, wrongTypeMessage],
    [
      'the first half of a JPEG',
      async () => getFirstHalf(await createDrawing('jpeg', 400, 300)),
      415,
      wrongTypeMessage,
    ],
    ['a PNG of 16,000 x 16,000 pixels', createHugePng, 413, tooManyPixelsMessage],
    ['11 MiB of zeros', () => Buffer.alloc(11 * 1_048_576), 413, 'The picture is larger than 10 MiB'],
  ])('a file picture.png with the content %s is refused and not stored', async (_what, make, status, message) => {
    const bytes = await make();
    expect(await expectRefusal(app, () => sendItemWithImage(ana, listId, bytes))).toEqual({ status, message });
    expect(await listStoredFiles(app)).toEqual([]);
  });

  it.each([
    ['when the form has two image files', ['image_file', 'image_file']],
    ['when a second file has another field name', ['image_file', 'picture']],
    ['when it is in a field with an unknown name', ['picture']],
    ['when it is in a field for text', ['name']],
  ])('a file is refused and not stored %s', async (_what, fields) => {
    const form = createItemFormData({ description: 'Blue' });
    for (const field of fields) form.append(field, new Blob([png]), 'picture.png');
    const message = 'Send one picture, in the field image_file';
    expect(await expectRefusal(app, () => sendNewItem(form))).toEqual({ status: 400, message });
    expect(await listStoredFiles(app)).toEqual([]);
  });

  it('an image is not stored if the rest of its form is invalid', async () => {
    for (const fields of [{ name: 'Mug', price: 'ten' }, { name: ' ' }, { name: 'Mug', colour: 'red' }]) {
      const refusal = await expectRefusal(app, () => sendNewItem(createItemFormData(fields, new Blob([png]))));
      expect(refusal.status).toBe(400);
    }
    expect(await listStoredFiles(app)).toEqual([]);
  });

  it('an image is not stored if the list belongs to another user', async () => {
    const ben = await signUpPerson(app, 'Ben');
    const refusal = await expectRefusal(app, () => sendItemWithImage(ben, listId, png));
    expect(refusal).toEqual({ status: 404, message: 'Not found' });
    expect(await listStoredFiles(app)).toEqual([]);
  });
});

describe('an image in an item form', () => {
  it('an image may be the first field of its form and have any file name', async () => {
    const form = new FormData();
    form.append('image_file', new Blob([png]), '../../etc/passwd');
    form.append('name', 'Mug');
    const item = await ana.does(calls.addItem, { params: { id: listId }, form });
    expect(item.image_url).toMatch(/^\/api\/pictures\/[0-9a-f]{32}\?/);
    await ana.does(calls.deleteItem, { params: { id: listId, itemId: item.id } });
    await app.images.sweep();
    expect(await listStoredFiles(app)).toEqual([]);
  });

  it('an image file of 0 bytes is ignored', async () => {
    const form = createItemFormData({ name: 'Mug' }, new Blob([]), '');
    expect(await ana.does(calls.addItem, { params: { id: listId }, form })).toMatchObject({ image_url: '' });
  });

  it('an item keeps its image if the server refuses the file that should replace it', async () => {
    const item = await sendItemWithImage(ana, listId, png);
    const form = createItemFormData({ id: String(getItemId(item)), name: 'Cup' }, new Blob([svg]));
    const changes = (): Promise<Reply> => ana.tries(calls.updateItem, { params: { id: listId }, form });
    expect(await expectRefusal(app, changes)).toMatchObject({ status: 415 });
    expect(await ana.sends('GET', getImageUrl(item))).toMatchObject({ status: 200 });
    await ana.does(calls.deleteItem, { params: { id: listId, itemId: getItemId(item) } });
    await app.images.sweep();
    expect(await ana.sends('GET', getImageUrl(item))).toMatchObject({ status: 404 });
  });
});

/** Sends only a part of a form, with the `content-length` of the whole form. Then disconnects. */
async function sendPartAndDisconnect(sent: Buffer, length: number): Promise<void> {
  const socket = await openSocket(app.origin);
  const head =
    `POST /api/mywishlists/${listId}/item HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ana.bearer}\r\n` +
    `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), sent]));
  await sleep(20);
  socket.destroy();
}

const nameFormPart = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nMug\r\n';

it('an interrupted upload stores no data, and the server handles the next request', async () => {
  const before = await digestUserData(app);
  const head = `${nameFormPart}--x\r\ncontent-disposition: form-data; name="image_file"; filename="a.png"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), png, Buffer.alloc(500_000), Buffer.from('\r\n--x--\r\n')]);
  const shares = [0, 0.0001, 0.001, 0.1, 0.5, 0.9, 0.99999];
  await Promise.all(
    [...shares, ...shares, ...shares].map((share) =>
      sendPartAndDisconnect(body.subarray(0, Math.floor(body.length * share)), body.length),
    ),
  );
  await sleep(200);
  expect(await digestUserData(app)).toBe(before);
  expect(await listStoredFiles(app)).toEqual([]);
  await addItem(ana, listId, 'Lamp');
});

it('complete forms of clients that disconnect early do not delay a later request', async () => {
  const form = Buffer.from(`${nameFormPart}--x--\r\n`);
  await Promise.all(Array.from({ length: 100 }, () => sendPartAndDisconnect(form, form.length)));
  expect(await sendNewItem(createItemFormData({ name: 'Lamp' }))).toMatchObject({ status: 201 });
});
