import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person, type Reply } from '../../test/person.ts';
import { listStoredFiles } from '../../test/stored-files.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import { createRecordOnce } from './create-record-once.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.pool.query('delete from idempotency_keys; delete from bug_reports; delete from wishlists');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});

const headers = { 'idempotency-key': 'a-key-of-the-client' };

const createList = (person: Person, body: object): Promise<Reply> =>
  person.tries(calls.createWishlist, { headers, body });
const addItem = (fields: Record<string, string>, image?: Blob): Promise<Reply> =>
  ana.tries(calls.addItem, { params: { id: listId }, headers, form: createItemFormData(fields, image) });

describe('creations with an Idempotency-Key', () => {
  it('a repeated creation returns the first record, even if the JSON text of the equal body differs', async () => {
    const first = await createList(ana, { title: 'Spring' });
    const again = await createList(ana, { isPublic: true, sharedWithIds: [], description: '', title: 'Spring ' });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await ana.does(calls.listWishlists)).toHaveLength(2);
  });

  it('the commit of a repeated creation waits for replication, like that of the first creation', async () => {
    const creation = { userId: ana.id, key: 'the-same', fingerprint: Buffer.from('the same') };
    const create = (): Promise<number> =>
      runInTransaction(app.db, async (tx) => {
        await createRecordOnce(tx, creation, async () => listId);
        // PostgreSQL gives an id only to a transaction that changes data. Only the commit of a transaction
        // with an id waits for replication.
        const { rows } = await tx.query<{ number: number }>({
          text: 'select pg_current_xact_id_if_assigned() as number',
        });
        return getOnlyRow(rows).number;
      });
    expect([await create(), await create()]).toEqual([expect.anything(), expect.anything()]);
  });

  it('a used Idempotency-Key gets 422 with another body or another operation', async () => {
    await createList(ana, { title: 'Spring' });
    const again = await createList(ana, { title: 'Summer' });
    const text = 'This Idempotency-Key was already used with another body';
    expect(again).toMatchObject({ status: 422, text });
    const report = { title: 'Spring', description: 'Spring' };
    expect(await ana.tries(calls.createBugReport, { headers, body: report })).toMatchObject({ status: 422, text });
    expect(await ana.does(calls.listWishlists)).toHaveLength(2);
  });

  it('a creation succeeds if all earlier requests with its Idempotency-Key were invalid', async () => {
    expect(await createList(ana, { title: ' ' })).toMatchObject({ status: 400 });
    expect(await createList(ana, { title: 'Spring', is_public: false, shared_with_ids: [ben.id] })).toMatchObject({
      status: 400,
    });
    expect(await createList(ana, { title: 'Spring' })).toMatchObject({ status: 201 });
  });
});

describe('item creations with an Idempotency-Key', () => {
  it('two equal item creations with one Idempotency-Key create one item with one image', async () => {
    const image = new Blob([await createDrawing('png')]);
    const [first, again] = [await addItem({ name: 'Mug' }, image), await addItem({ name: 'Mug' }, image)];
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect(await listStoredFiles(app)).toHaveLength(2);
  });

  it('a repeated item creation gets 404 after the item was deleted', async () => {
    const { body } = await addItem({ name: 'Mug' });
    const itemId = (body as { id: number }).id;
    await ana.does(calls.deleteItem, { params: { id: listId, itemId } });
    expect(await addItem({ name: 'Mug' })).toMatchObject({ status: 404 });
  });

  it('a repeated item creation gets 422 with another image, field or list', async () => {
    const image = new Blob([await createDrawing('png')]);
    await addItem({ name: 'Mug' });
    expect(await addItem({ name: 'Mug' }, image)).toMatchObject({ status: 422 });
    expect(await addItem({ name: 'Mug', price: '5' })).toMatchObject({ status: 422 });
    listId = (await ana.does(calls.createWishlist, { body: { title: 'Spring' } })).id;
    expect(await addItem({ name: 'Mug' })).toMatchObject({ status: 422 });
  });
});

it.each(['', ' ', 'two words', 'x'.repeat(256), 'ü'])('the invalid Idempotency-Key "%s" gets 400', async (key) => {
  const reply = await ana.tries(calls.createWishlist, {
    headers: { 'idempotency-key': key },
    body: { title: 'Spring' },
  });
  const text = 'The Idempotency-Key must be 1 to 255 visible characters';
  expect(reply).toMatchObject({ status: 400, text });
});

const createWithKey = (person: Person, title: string): Promise<Reply> =>
  person.tries(calls.createWishlist, { headers: { 'idempotency-key': title }, body: { title } });

it('a creation gets 429 with Retry-After if the person already has 5,000 idempotency keys', async () => {
  await app.db.pool.query(
    `insert into idempotency_keys (user_id, key, fingerprint, record_id)
     select $1, n::text, '', 1 from generate_series(1, 4999) n`,
    [ana.id],
  );
  const last = await createWithKey(ana, 'Winter');
  expect(last.status).toBe(201);
  const refused = await createWithKey(ana, 'Spring');
  expect(refused).toMatchObject({ status: 429, text: 'Too many requests. Please wait a moment and try again' });
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await createWithKey(ana, 'Winter')).toMatchObject({ status: 201, text: last.text });
  expect(await createWithKey(ben, 'Spring')).toMatchObject({ status: 201 });
  expect(await ana.tries(calls.createWishlist, { body: { title: 'Without a key' } })).toMatchObject({ status: 201 });
  await app.db.pool.query('delete from idempotency_keys where user_id = $1 and key = $2', [ana.id, '1']);
  expect(await createWithKey(ana, 'Spring')).toMatchObject({ status: 201 });
});
