import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { drawing } from '../../test/drawings.ts';
import { itemForm } from '../../test/items.ts';
import { signedIn, type Person, type Reply } from '../../test/person.ts';
import { storedFiles } from '../../test/stored-files.ts';
import { only } from '../database/statements.ts';
import { inTransaction } from '../database/transactions.ts';
import { createOnce } from './create-once.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  ben = await signedIn(app, 'Ben');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.pool.query('delete from idempotency_keys; delete from bug_reports; delete from wishlists');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});

const headers = { 'idempotency-key': 'a-key-of-the-client' };

const creates = (person: Person, body: object): Promise<Reply> => person.tries(calls.createWishlist, { headers, body });
const adds = (fields: Record<string, string>, image?: Blob): Promise<Reply> =>
  ana.tries(calls.addItem, { params: { id: listId }, headers, form: itemForm(fields, image) });

describe('a creation that is sent again with its key', () => {
  it('is answered with the record of the first time', async () => {
    const [first, again] = [await creates(ana, { title: 'Spring' }), await creates(ana, { title: 'Spring' })];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await ana.does(calls.listWishlists)).toHaveLength(2);
  });

  it('is the same in either spelling and with its defaults spelt out', async () => {
    const first = await creates(ana, { title: 'Spring' });
    const again = await creates(ana, { isPublic: true, sharedWithIds: [], description: '', title: 'Spring ' });
    expect(again.text).toBe(first.text);
  });

  it('waits for the replica like the first time, whose commit may have been cut off from waiting', async () => {
    const creation = { userId: ana.id, key: 'the-same', fingerprint: Buffer.from('the same') };
    const create = (): Promise<number> =>
      inTransaction(app.db, async (tx) => {
        await createOnce(tx, creation, async () => listId);
        // What has no number has changed nothing, and waits for nobody.
        const { rows } = await tx.query<{ number: number }>({
          text: 'select pg_current_xact_id_if_assigned() as number',
        });
        return only(rows).number;
      });
    expect([await create(), await create()]).toEqual([expect.anything(), expect.anything()]);
  });

  it('is refused when it says something else', async () => {
    await creates(ana, { title: 'Spring' });
    const again = await creates(ana, { title: 'Summer' });
    const text = 'This Idempotency-Key was already used with another body';
    expect(again).toMatchObject({ status: 422, text });
    const report = { title: 'Spring', description: 'Spring' };
    expect(await ana.tries(calls.createBugReport, { headers, body: report })).toMatchObject({ status: 422, text });
    expect(await ana.does(calls.listWishlists)).toHaveLength(2);
  });

  it('is somebody else’s when somebody else sends it', async () => {
    const [first, other] = [await creates(ana, { title: 'Spring' }), await creates(ben, { title: 'Summer' })];
    expect([first.status, other.status]).toEqual([201, 201]);
  });

  it('is not found when its record is gone', async () => {
    const first = await creates(ana, { title: 'Spring' });
    const made = (await ana.does(calls.listWishlists))[0]?.id ?? 0;
    expect(JSON.parse(first.text)).toMatchObject({ id: made });
    await ana.does(calls.deleteWishlist, { params: { id: made } });
    expect(await creates(ana, { title: 'Spring' })).toMatchObject({ status: 404 });
  });

  it('makes nothing when it was refused before, and what it asks for when it is right', async () => {
    expect(await creates(ana, { title: ' ' })).toMatchObject({ status: 400 });
    expect(await creates(ana, { title: 'Spring', is_public: false, shared_with_ids: [ben.id] })).toMatchObject({
      status: 400,
    });
    expect(await creates(ana, { title: 'Spring' })).toMatchObject({ status: 201 });
  });
});

describe('an item that is sent again with its key', () => {
  it('is one item with one picture', async () => {
    const image = new Blob([await drawing('png')]);
    const [first, again] = [await adds({ name: 'Mug' }, image), await adds({ name: 'Mug' }, image)];
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect(await storedFiles(app)).toHaveLength(2);
  });

  it('is not found when it is gone', async () => {
    const { body } = await adds({ name: 'Mug' });
    const itemId = (body as { id: number }).id;
    await ana.does(calls.deleteItem, { params: { id: listId, itemId } });
    expect(await adds({ name: 'Mug' })).toMatchObject({ status: 404 });
  });

  it('is another when its picture, a field or its list is', async () => {
    const image = new Blob([await drawing('png')]);
    await adds({ name: 'Mug' });
    expect(await adds({ name: 'Mug' }, image)).toMatchObject({ status: 422 });
    expect(await adds({ name: 'Mug', price: '5' })).toMatchObject({ status: 422 });
    listId = (await ana.does(calls.createWishlist, { body: { title: 'Spring' } })).id;
    expect(await adds({ name: 'Mug' })).toMatchObject({ status: 422 });
  });
});

it.each(['', ' ', 'two words', 'x'.repeat(256), 'ü'])('the key "%s" is none', async (key) => {
  const reply = await ana.tries(calls.createWishlist, {
    headers: { 'idempotency-key': key },
    body: { title: 'Spring' },
  });
  const text = 'The Idempotency-Key must be 1 to 255 visible characters';
  expect(reply).toMatchObject({ status: 400, text });
});
