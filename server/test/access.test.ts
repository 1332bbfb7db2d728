import { calls } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '../src/images/stores/folder-store.ts';
import { cookieOf, otherRequestOf, undocumented } from './access-others.ts';
import { requestOf } from './access-requests.ts';
import { readRules, type Rule } from './access-rules.ts';
import { startApp, type TestApp } from './app.ts';
import { appearance } from './appearance.ts';
import { contentsOf } from './contents.ts';
import { sessionsOf, type Sessions } from './identity-contents.ts';
import { startOidcServer, type OidcServer } from './oidc-server.ts';
import { visitor, type Reply } from './person.ts';
import { noteStatements, type StatementNotes } from './statements-run.ts';
import { actors, createWorld, items, images, type Actor, type World } from './world.ts';

const rules = readRules();

const Document = v.object({ paths: v.record(v.string(), v.record(v.string(), v.object({ operationId: v.string() }))) });

let app: TestApp;
let issuer: OidcServer;
let world: World;
let notes: StatementNotes;
let sessions: Sessions;
/** Method and path of everything that the table may speak of, by name. */
let operations: Map<string, { method: string; path: string }>;
/** Digests of what is stored before every call. */
let stored: { contents: string; identities: string };

beforeAll(async () => {
  issuer = await startOidcServer();
  app = await startApp(issuer.environment);
  notes = noteStatements(app);
  world = await createWorld(app);
  sessions = await sessionsOf(app, world.people.owner);
  await world.reset();
  stored = { contents: await contentsOf(app), identities: await sessions.digest() };
  const { paths } = v.parse(Document, (await visitor(app).sends('GET', '/api/openapi.json')).body);
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

it('names every call of the OpenAPI document, and what the document leaves out', () => {
  const named = [...new Set(rules.map(({ name }) => name))];
  expect(named.toSorted()).toEqual([...operations.keys(), ...Object.keys(undocumented)].toSorted());
});

it('asks of everything that a call names for the same call on what was never there', () => {
  const alone = rules.filter(({ like, expected }) => like === undefined && Object.values(expected).includes(404));
  expect(
    alone.map(({ name, on }) => `${name} ${on}`).filter((rule) => !/nobody|nowhere|missing|unknown/.test(rule)),
  ).toEqual(['getUserByUid own-uid', 'updateWishlist given-to-stranger']);
});

async function send({ name, call, on }: Rule, actor: Actor): Promise<Reply> {
  if (call) return world.callers[actor].tries(call, requestOf({ name, call, on }, world, actor));
  const operation = operations.get(name) ?? { method: 'GET', path: undocumented[name] ?? '' };
  const cookie = cookieOf(world, actor, sessions.expiredCookie);
  const { method, path, body, headers } = otherRequestOf({ name, on }, operation, { app, world, actor, cookie });
  const content = body ? JSON.stringify(body) : null;
  return visitor(app).sends(method.toUpperCase(), path, { headers, body: content, redirect: 'manual' });
}

async function prepare(rule: Rule): Promise<void> {
  await world.reset();
  if (!rule.call) await sessions.reset();
  if (rule.name !== 'getPicture') return;
  const store = await openFolderStore(app.imageFolder);
  for (const size of ['full', 'card']) await store.write(`${images.free}-${size}.webp`, Buffer.from('a picture'));
}

/** The answer, and which statements the database was sent for it. */
async function ask(rule: Rule, actor: Actor): Promise<{ reply: Reply; statements: string[] }> {
  await prepare(rule);
  // What the call before has left to remove after its response.
  await app.images.sweep();
  const { result: reply, statements } = await notes.during(() => send(rule, actor));
  return { reply, statements };
}

/** What can be told of an answer from outside: its bytes and headers, and what it cost. */
const traceOf = ({ reply, statements }: Awaited<ReturnType<typeof ask>>): object => ({
  ...appearance(reply),
  statements,
});

/** Traces of what was never there, by rule and actor. */
const traces = new Map<string, object>();

async function traceOfMissing({ name, like }: Rule, actor: Actor): Promise<object | undefined> {
  if (like === undefined) return undefined;
  const missing = rules.find((rule) => rule.name === name && rule.on === like);
  if (!missing) throw new Error(`${name} has no row for ${like}`);
  const key = `${name} ${like} ${actor}`;
  const trace = traces.get(key) ?? traceOf(await ask(missing, actor));
  traces.set(key, trace);
  return trace;
}

it.each(rules)('$name on $on is answered to each as the table says', async (rule) => {
  const answered: Record<string, number> = {};
  for (const actor of actors) {
    const asked = await ask(rule, actor);
    const { status } = asked.reply;
    answered[actor] = status;
    if (status < 400) continue;
    expect(await contentsOf(app), `${actor} was refused and wrote nothing`).toBe(stored.contents);
    if (!rule.call) expect(await sessions.digest(), `${actor} changed no identity`).toBe(stored.identities);
    const missing = status === 404 ? await traceOfMissing(rule, actor) : undefined;
    if (missing) expect(traceOf(asked), `hidden from ${actor} and missing look the same`).toEqual(missing);
  }
  expect(answered).toEqual(rule.expected);
});

// What each sees of all there is, by calls that answer many things: numbers of lists, and letters of pictures.
const sights = `
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

const imaged = {
  f: items.free,
  t: items.taken,
  p: items.hidden,
  s: items.secret,
  x: items.strangers,
  y: items.inactives,
};
const numbers = (lists: readonly { id: number }[]): number[] => lists.map(({ id }) => id).toSorted((a, b) => a - b);
const keyOf = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(32, '0');

describe('of all there is', () => {
  const [, ...rows] = sights.trim().split('\n');
  it.each(rows.map((row) => row.split(/ +/)))(
    '%s sees %s as an own list, %s as lists of friends, and the pictures %s',
    async (actor = '', ...sight) => {
      await world.reset();
      await app.db.pool.query('delete from pictures');
      for (const [letter, item] of Object.entries(imaged)) {
        await app.db.pool.query('insert into pictures (key, item_id, attached) values ($1, $2, true)', [
          keyOf(letter),
          item,
        ]);
      }
      const caller = world.callers[actors.find((one) => one === actor) ?? 'anonymous'];
      const own = await caller.does(calls.listWishlists);
      const friends = await caller.does(calls.listFriends);
      const theirs = friends.flatMap(({ wishlists }) => wishlists);
      const answers: unknown[] = [own, friends];
      for (const { id } of friends) answers.push(await caller.does(calls.getFriend, { params: { id } }));
      for (const { id } of own) answers.push(await caller.does(calls.getWishlist, { params: { id } }));
      for (const { id } of theirs) answers.push(await caller.does(calls.getFriendWishlist, { params: { id } }));
      const keys = [...JSON.stringify(answers).matchAll(/\/api\/pictures\/(\w{32})/g)].map(([, key]) => key);
      const seen = Object.keys(imaged).filter((letter) => keys.includes(keyOf(letter)));
      const row = [numbers(own), numbers(theirs), seen.toSorted()].map((found) => found.join(',') || '-');
      expect(row).toEqual(sight);
    },
  );
});
