import { calls } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '../src/images/stores/folder-store.ts';
import { getSessionCookie, createNonContractRequest, undocumentedPaths } from './access-others.ts';
import { createActorRequest } from './access-requests.ts';
import { parseAccessRules, type AccessRule } from './access-rules.ts';
import { startApp, type TestApp } from './app.ts';
import { digestUserData } from './digest-user-data.ts';
import { getObservableResponse } from './observable-response.ts';
import { startOidcServer, type OidcServer } from './oidc-server.ts';
import { createVisitor, type Reply } from './person.ts';
import { recordStatements, type StatementRecorder } from './record-statements.ts';
import { saveSessions, type SavedSessions } from './saved-sessions.ts';
import { actors, createTestData, itemIds, imageKeys, type Actor, type TestData } from './world.ts';

const accessRules = parseAccessRules();

const OpenApiDocument = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ operationId: v.string() }))),
});

let app: TestApp;
let issuer: OidcServer;
let world: TestData;
let statementRecorder: StatementRecorder;
let sessions: SavedSessions;
let operations: Map<string, { method: string; path: string }>;
let initialDigests: { contents: string; identities: string };

beforeAll(async () => {
  issuer = await startOidcServer();
  app = await startApp(issuer.environment);
  // Stops the sending of mails: the test would record SQL statements of the sending as statements of a
  // request.
  await app.outbox.stop();
  statementRecorder = recordStatements(app);
  world = await createTestData(app);
  sessions = await saveSessions(app, world.people.owner);
  // Deletes the files of deleted images now, because `reset` deletes the database rows with the file names.
  await app.images.sweep();
  await world.reset();
  initialDigests = { contents: await digestUserData(app), identities: await sessions.digest() };
  const { paths } = v.parse(OpenApiDocument, (await createVisitor(app).sends('GET', '/api/openapi.json')).body);
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }]),
    ),
  );
});
afterAll(async () => {
  await app.close();
  await issuer.close();
});

it('the access rules of these tests cover every operation of the OpenAPI document and all other paths', () => {
  const namesInTable = [...new Set(accessRules.map(({ name }) => name))];
  expect(namesInTable.toSorted()).toEqual([...operations.keys(), ...Object.keys(undocumentedPaths)].toSorted());
});

it('each access rule for a hidden record names a rule for a missing record that has the same 404', () => {
  const rulesWithout404Pair = accessRules.filter(
    ({ like, expected }) => like === undefined && Object.values(expected).includes(404),
  );
  expect(
    rulesWithout404Pair
      .map(({ name, on }) => `${name} ${on}`)
      .filter((rule) => !/nobody|nowhere|missing|unknown/.test(rule)),
  ).toEqual(['getUserByUid own-uid', 'updateWishlist given-to-stranger']);
});

async function sendRuleRequest({ name, call, on }: AccessRule, actor: Actor): Promise<Reply> {
  if (call) return world.callers[actor].tries(call, createActorRequest({ name, call, on }, world, actor));
  const operation = operations.get(name) ?? { method: 'GET', path: undocumentedPaths[name] ?? '' };
  const cookie = getSessionCookie(world, actor, sessions.expiredCookie);
  const { method, path, body, headers } = createNonContractRequest({ name, on }, operation, {
    app,
    world,
    actor,
    cookie,
  });
  const content = body ? JSON.stringify(body) : null;
  return createVisitor(app).sends(method.toUpperCase(), path, { headers, body: content, redirect: 'manual' });
}

/**
 * Whether the last request may have changed records. It is false after a refused request, because the test
 * has checked that such a request changed nothing.
 */
let mayHaveChangedRecords = true;

async function restoreTestData(rule: AccessRule): Promise<void> {
  if (mayHaveChangedRecords) {
    await world.reset();
    await app.images.sweep();
  }
  if (!rule.call) await sessions.reset();
  if (rule.name !== 'getPicture') return;
  const store = await openFolderStore(app.imageFolder);
  for (const size of ['full', 'card']) await store.write(`${imageKeys.free}-${size}.webp`, Buffer.from('a picture'));
}

async function sendAndRecord(rule: AccessRule, actor: Actor): Promise<{ reply: Reply; statements: string[] }> {
  await restoreTestData(rule);
  const { result: reply, statements } = await statementRecorder.during(() => sendRuleRequest(rule, actor));
  mayHaveChangedRecords = reply.status < 400;
  return { reply, statements };
}

/**
 * Returns the parts of a response that a caller can observe. Includes the SQL statements, because they affect
 * the duration of the response.
 */
const getObservableBehaviour = ({ reply, statements }: Awaited<ReturnType<typeof sendAndRecord>>): object => ({
  ...getObservableResponse(reply),
  statements,
});

const missingRecordBehaviours = new Map<string, object>();

async function getMissingRecordBehaviour({ name, like }: AccessRule, actor: Actor): Promise<object | undefined> {
  if (like === undefined) return undefined;
  const missing = accessRules.find((rule) => rule.name === name && rule.on === like);
  if (!missing) throw new Error(`${name} has no row for ${like}`);
  const key = `${name} ${like} ${actor}`;
  const trace = missingRecordBehaviours.get(key) ?? getObservableBehaviour(await sendAndRecord(missing, actor));
  missingRecordBehaviours.set(key, trace);
  return trace;
}

it.each(accessRules)('each caller of the operation $name on $on gets the status in the access rules', async (rule) => {
  const statuses: Record<string, number> = {};
  for (const actor of actors) {
    const recorded = await sendAndRecord(rule, actor);
    const { status } = recorded.reply;
    statuses[actor] = status;
    if (status < 400) continue;
    expect(await digestUserData(app), `${actor} was refused and wrote nothing`).toBe(initialDigests.contents);
    if (!rule.call) expect(await sessions.digest(), `${actor} changed no identity`).toBe(initialDigests.identities);
    const missing = status === 404 ? await getMissingRecordBehaviour(rule, actor) : undefined;
    if (missing)
      expect(getObservableBehaviour(recorded), `hidden from ${actor} and missing look the same`).toEqual(missing);
  }
  expect(statuses).toEqual(rule.expected);
});

const visibleRecords = `
          own-lists            friends-lists   pictures
owner     101,102,103,106      -               f,p,s,t
sharee    -                    101,102,103     f,p,t
friend    -                    101,103         f,t
asked     -                    -               -
asker     -                    -               -
stranger  104                  -               x
staff     -                    -               -
superuser -                    -               -
`;

const itemsWithImages = {
  f: itemIds.free,
  t: itemIds.taken,
  p: itemIds.hidden,
  s: itemIds.secret,
  x: itemIds.strangers,
  y: itemIds.inactives,
};
const listSortedIds = (lists: readonly { id: number }[]): number[] =>
  lists.map(({ id }) => id).toSorted((a, b) => a - b);
const createImageKey = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(32, '0');

describe('requests for all lists and images', () => {
  const [, ...rows] = visibleRecords.trim().split('\n');
  it.each(rows.map((row) => row.split(/ +/)))(
    'the caller %s sees only the own lists %s, the lists of friends %s and the images %s',
    async (actor = '', ...expectedRow) => {
      await world.reset();
      await app.db.pool.query('delete from pictures');
      for (const [letter, item] of Object.entries(itemsWithImages)) {
        await app.db.pool.query('insert into pictures (key, item_id, attached) values ($1, $2, true)', [
          createImageKey(letter),
          item,
        ]);
      }
      const caller = world.callers[actors.find((one) => one === actor) ?? 'anonymous'];
      const own = await caller.does(calls.listWishlists);
      const friends = await caller.does(calls.listFriends);
      const friendsLists = friends.flatMap(({ wishlists }) => wishlists);
      const answers: unknown[] = [own, friends];
      for (const { id } of friends) answers.push(await caller.does(calls.getFriend, { params: { id } }));
      for (const { id } of own) answers.push(await caller.does(calls.getWishlist, { params: { id } }));
      for (const { id } of friendsLists) answers.push(await caller.does(calls.getFriendWishlist, { params: { id } }));
      const keys = [...JSON.stringify(answers).matchAll(/\/api\/pictures\/(\w{32})/g)].map(([, key]) => key);
      const visibleImages = Object.keys(itemsWithImages).filter((letter) => keys.includes(createImageKey(letter)));
      const row = [listSortedIds(own), listSortedIds(friendsLists), visibleImages.toSorted()].map(
        (found) => found.join(',') || '-',
      );
      expect(row).toEqual(expectedRow);
    },
  );
});
