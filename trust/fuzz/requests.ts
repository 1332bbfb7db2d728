import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import fc from 'fast-check';
import {
  shareLinkIds,
  type Actor,
  actors,
  claimId,
  createGuestCookie,
  imageKeys,
  itemIds,
  listIds,
  bugReportId,
  type TestData,
} from '../../server/test/world.ts';
import type { HttpRequest } from './connection.ts';

const splitWords = (text: string): string[] => text.trim().split(/\s+/);

// Values that often break parsers, databases or logs.
const hostileTexts = [
  ...splitWords(`-0 1e3 0x10 １２ 9007199254740992 9223372036854775808 9999999.999 [] http:// javascript:alert(1) %00
    <script>alert(1)</script> ';drop-table-users;-- ../../../etc/passwd __proto__ constructor {{7*7}}`),
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uFEFF',
  '\u202Ea',
  '\u3164',
  'a\u0085b',
  '\r\nset-cookie: a=b',
  'x'.repeat(201),
  'x'.repeat(5_001),
  '1'.repeat(400),
];
const hostileJson = [
  ...splitWords(String.raw`0 -1 1.5 1e400 9223372036854775808 null true [] {} [[]] [null] [-1,0] 01 NaN {"$ref":"#"}
    {"__proto__":{"is_superuser":true}} {"toString":1} "\u0000" "\ud800" 'x'`),
  '['.repeat(5_000) + ']'.repeat(5_000),
];
const hostileSegments = splitWords(`0 -1 01 1e3 1%00 %ff % %zz ..%2f..%2f %ed%a0%80 %EF%BC%91 null __proto__ ' 1;1 1,2
  9007199254740992 9223372036854775808 1?x=1 1%20or%201=1`);
const hostileBodies = ['', ' ', '{', '[]', 'null', '{"a":1,}', '{"a":1}{"b":2}', '\uFEFF{}', 'x'.repeat(262_200)];
const hostileHeaders = Object.entries({
  'if-match': ['*', '"1"', 'W/"1"', '""', '"1", "2"', ','],
  'if-none-match': ['*', 'W/"1"'],
  'if-modified-since': ['never'],
  'idempotency-key': ['one', '', 'x'.repeat(256), '\u00FC'],
  accept: ['application/problem+json', ',', 'x'.repeat(3_000)],
  'accept-language': ['de-DE,de;q=0.9', 'de;q=x', '\u00FF', 'a-'.repeat(2_000)],
  'accept-encoding': ['gzip', 'zstd, br', ',;=', '*'],
  'content-encoding': ['gzip'],
  'content-type': ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data; boundary=', ';', ''],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=0-0,2-2'],
  authorization: ['Bearer', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'a'.repeat(4_000)}`],
  cookie: ['wishwell_session_id=x', ';;;', '__proto__=1'],
  'x-forwarded-for': ['x'],
  'x-http-method-override': ['DELETE'],
}).flatMap(([name, values]) => values.map((value): Record<string, string> => ({ [name]: value })));

const boundary = 'wishwell-form';

/** Returns headers and body of a multipart form with the given text fields. */
function encodeForm(fields: readonly (readonly [name: string, value: string])[]) {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { headers, body: `${parts.join('')}--${boundary}--\r\n` };
}

/**
 * Returns the headers that identify the actor. For the actors with a forged or expired bearer token, the
 * token is invalid.
 */
function createCredentials({ people, unfinished, tokens }: TestData, actor: Actor): Record<string, string> {
  if (actor === 'anonymous') return {};
  if (actor === 'guest') return { cookie: createGuestCookie(tokens) };
  const bearers: Readonly<Record<string, { bearer: string }>> = { ...people, unfinished };
  return { authorization: `Bearer ${bearers[actor]?.bearer ?? 'a.b.c'}` };
}

const getIdsByPath = (path: string, people: readonly number[]): readonly number[] => {
  if (path.startsWith('/friends/')) return people;
  if (path.startsWith('/gifts/')) return [claimId];
  if (path.startsWith('/bugreports/')) return [bugReportId];
  return path.endsWith('/purchase') ? Object.values(itemIds) : [listIds.public, ...Object.values(listIds)];
};

/**
 * Returns functions that create fast-check arbitraries, by name of a field or parameter. Most of the
 * generated values are valid.
 */
function createValueArbitraries({ people, tokens, unfinished }: TestData) {
  const persons = Object.values(people);
  const ids = persons.map(({ id }) => id);
  const uids = [...persons.map(({ uid }) => uid), unfinished.uid];
  const items = Object.values(itemIds);
  const links = [...Object.values(tokens.links), tokens.guest, ...Object.values(tokens.invitations)];
  const values: Readonly<Record<string, readonly unknown[]>> = {
    uid: uids,
    firebase_uid: uids,
    email: [...persons.map(({ email }) => email), unfinished.email],
    friend_id: ids,
    owner_id: [people.owner.id],
    shared_with_ids: [[], [people.sharee.id], [people.sharee.id, people.friend.id]],
    itemId: items,
    item_id: items,
    before: [null, ...items],
    linkId: Object.values(shareLinkIds),
    item_ids: [[itemIds.free], [itemIds.free, itemIds.taken]],
    new_wishlist_id: Object.values(listIds),
    token: [tokens.links.public, tokens.guest, tokens.invitations.operators, ...links].map(({ token }) => token),
    key: Object.values(imageKeys),
    price: ['', 12, '24.50'],
    amount: ['12', '0.00'],
    limit: [1, 100],
    quantity: [1, 2],
    wanted: [1, 3],
    url: ['', 'https://example.com/mug?a=1#b'],
    image_url: [''],
    received_on: ['2026-12-24'],
    expires_at: [null],
    q: ['', 'o', 'olga@example.com'],
    cursor: ['WzFd', 'x'],
    items: [[{ name: 'Mug' }]],
    avatar: ['gray'],
    status: ['open', 'resolved'],
    currency: ['EUR', 'USD'],
    state: ['draft'],
    giving: ['true'],
  };
  return ({ path, form }: ApiOperation, name: string): fc.Arbitrary<unknown> => {
    if (name === 'id') return fc.constantFrom(...(form ? [...items, listIds.public] : getIdsByPath(path, ids)));
    if (/^(?:is_|may_|shows_)|^(?:purchased|most_wanted|archived)$/.test(name)) return fc.boolean();
    const knownValues = values[name];
    return knownValues ? fc.constantFrom(...knownValues) : fc.nat().map((number) => `Thing ${number}`);
  };
}

/** A random request, with the name of its API operation. */
interface FuzzRequest extends HttpRequest {
  operation: string;
}

/** Returns a fast-check arbitrary of requests to all operations. Most are valid; some have hostile values. */
export function createRequestArbitrary(world: TestData): fc.Arbitrary<FuzzRequest> {
  const createValue = createValueArbitraries(world);
  const createFields = (
    call: ApiOperation,
    schema: ApiOperation['body'],
    toText: (value: unknown) => string,
    hostile: readonly string[],
  ): fc.Arbitrary<[name: string, value: string][]> => {
    const fields = Object.entries(schema?.entries ?? {}).map(([name, field]) => {
      const isRequired = !/optional|nullish/.test((field as { type: string }).type);
      const valid = { weight: 30, arbitrary: createValue(call, name).map(toText) };
      const isSent = isRequired ? fc.constant(true) : fc.boolean();
      return fc.tuple(
        isSent,
        fc.oneof(valid, fc.constantFrom(...hostile)).map((value): [string, string] => [name, value]),
      );
    });
    return fc.tuple(...fields).map((all) => all.flatMap(([isSent, field]) => (isSent ? [field] : [])));
  };
  const createRequest = ([operation, call]: [string, ApiOperation]): fc.Arbitrary<FuzzRequest> =>
    fc
      .record({
        params: createFields(call, call.params, (value) => encodeURIComponent(String(value)), hostileSegments),
        query: createFields(call, call.query, String, hostileTexts),
        json: createFields(call, call.body, JSON.stringify, hostileJson),
        form: createFields(call, call.form, String, hostileTexts),
        actor: fc.oneof(fc.constant<Actor>('owner'), fc.constant<Actor>('sharee'), fc.constantFrom(...actors)),
        headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constantFrom(...hostileHeaders)),
        brokenBody: fc.oneof({ weight: 30, arbitrary: fc.constant(undefined) }, fc.constantFrom(...hostileBodies)),
        method: fc.oneof({ weight: 30, arbitrary: fc.constant<string>(call.method) }, fc.constantFrom('HEAD', 'TRACE')),
      })
      .map(({ params, query, json, form, actor, headers, brokenBody, method }) => {
        const path = call.path.replace(/:(\w+)/g, (_, name: string) => params.find(([one]) => one === name)?.[1] ?? '');
        const search = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()])).toString();
        const jsonBody = {
          headers: { 'content-type': 'application/json' },
          body: `{${json.map(([name, value]) => `"${name}":${value}`).join()}}`,
        };
        const content = call.form ? encodeForm(form) : call.body && jsonBody;
        return {
          operation,
          method,
          path: `/api${path}${search && '?'}${search}`,
          headers: { ...createCredentials(world, actor), ...content?.headers, ...headers },
          body: brokenBody ?? content?.body,
        };
      });
  return fc.oneof(...Object.entries<ApiOperation>(calls).map(createRequest));
}
