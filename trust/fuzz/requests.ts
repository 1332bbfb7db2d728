import type { HttpRequest } from '../connection.ts';
import { drawRandomBoolean, pickRandomElement, type RandomSource } from '../seed.ts';
import type { Operation, Schema } from './api-description.ts';
import {
  createHostileBody,
  pickHostileHeader,
  pickHostilePathSegment,
  pickHostileText,
  createHostileJsonValue,
  pickHostileHeaderValue,
  unusualMethods,
} from './hostile.ts';

/** A person who sends random requests. The bearer token of some callers is missing or invalid. */
interface FuzzCaller {
  bearer?: string;
  uid?: string;
  email?: string;
}

/** Ids and other values of the test data, for valid requests. */
export interface KnownValues {
  people: readonly number[];
  lists: readonly number[];
  items: readonly number[];
  /** Ids of lists, each group with ids of items that are on these lists. */
  matching: readonly { lists: readonly number[]; items: readonly number[] }[];
  gifts: readonly number[];
  links: readonly number[];
  /** Tokens of share links, of a guest and of invitations. */
  tokens: readonly string[];
  reports: readonly number[];
  pictures: readonly string[];
  /** Query parameters of the signed URL of an image. */
  signedQuery: Readonly<Record<string, string>>;
  uids: readonly string[];
  emails: readonly string[];
  callers: readonly FuzzCaller[];
  files: readonly Buffer<ArrayBuffer>[];
}

/**
 * A random request. `operation` is undefined if the OpenAPI document does not describe the method; then the
 * test fails only for a status of 500 or above.
 */
export interface FuzzRequest {
  operation: Operation | undefined;
  request: HttpRequest;
}

/** Returns ids of existing records for the parameter or field `name` of an operation. */
function getExistingIds(path: string, name: string, known: KnownValues): readonly number[] {
  if (name === 'friend_id' || name === 'owner_id' || name === 'shared_with_ids') return known.people;
  if (['itemId', 'item_id', 'item_ids', 'before'].includes(name)) return known.items;
  if (name === 'linkId') return known.links;
  if (name === 'new_wishlist_id') return known.lists;
  if (path.startsWith('/api/friends/')) return known.people;
  if (path.startsWith('/api/gifts/')) return known.gifts;
  if (path.startsWith('/api/bugreports/')) return known.reports;
  return path.endsWith('/purchase') || name === 'item' ? known.items : known.lists;
}

/** Returns a text that is usually valid for the schema. */
function createValidText(random: RandomSource, name: string, schema: Schema, known: KnownValues): string {
  if (schema.enum) return String(pickRandomElement(random, schema.enum));
  if (name === 'uid' || name === 'firebase_uid') return pickRandomElement(random, known.uids);
  if (name === 'email') return pickRandomElement(random, known.emails);
  if (name === 'token') return pickRandomElement(random, known.tokens);
  if (name === 'key') return pickRandomElement(random, known.pictures);
  if (name === 'password' || name === 'newPassword') return 'secret gift';
  if (name === 'url') return pickRandomElement(random, ['', 'https://example.com/mug?a=1#b']);
  if (name === 'image_url') return '';
  if (name === 'received_on') return '2026-12-24';
  if (name === 'price' || name === 'amount') return pickRandomElement(random, ['', '12', '24.50', '.5', '0.00']);
  if (name === 'limit') return String(Math.ceil(random() * 100));
  if (name === 'q') return pickRandomElement(random, ['', 'o', 'Olga', 'olga@example.com']);
  if (name === 'cursor') return pickRandomElement(random, ['WzFd', 'WyJhIiwxXQ', 'W10', 'x', 'bnVsbA']);
  if (name === 'expires' || name === 'signature') {
    const forged = name === 'expires' ? String(Math.floor(random() * 4_000_000_000)) : '0a'.repeat(11);
    return drawRandomBoolean(random, 0.2) ? forged : (known.signedQuery[name] ?? forged);
  }
  return `Thing ${Math.floor(random() * 1e9)}`;
}

function createValidJsonValue(
  random: RandomSource,
  operation: Operation,
  name: string,
  schema: Schema,
  known: KnownValues,
): string {
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema.type === 'boolean') return String(drawRandomBoolean(random, 0.5));
  if (schema.type === 'integer') return String(pickRandomElement(random, getExistingIds(operation.path, name, known)));
  if (name === 'before')
    return drawRandomBoolean(random, 0.3) ? 'null' : String(pickRandomElement(random, known.items));
  if (name === 'items') return JSON.stringify([{ name: createValidText(random, 'name', {}, known) }]);
  if (schema.type === 'array') {
    const ids = getExistingIds(operation.path, name, known);
    return JSON.stringify(Array.from({ length: Math.floor(random() * 3) }, () => pickRandomElement(random, ids)));
  }
  return JSON.stringify(createValidText(random, name, schema, known));
}

const toCamelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function createRandomFields(
  random: RandomSource,
  { properties, required }: NonNullable<Operation['body']>,
  valid: (name: string, schema: Schema) => string,
  hostile: () => string,
): [name: string, value: string][] {
  const fields = Object.entries(properties).flatMap(([name, schema]): [string, string][] =>
    required.includes(name) || drawRandomBoolean(random, 0.4) ? [[name, valid(name, schema)]] : [],
  );
  if (drawRandomBoolean(random, 0.5)) return fields;
  const mutated = fields.flatMap(([name, value]): [string, string][] => {
    const roll = random();
    if (roll < 0.08) return [];
    if (roll < 0.35) return [[name, hostile()]];
    if (roll < 0.45) return [[toCamelCase(name), value]];
    return roll < 0.5
      ? [
          [name, value],
          [drawRandomBoolean(random, 0.5) ? toCamelCase(name) : name, hostile()],
        ]
      : [[name, value]];
  });
  const unknown = [
    '__proto__',
    'constructor',
    'is_superuser',
    'purchased_by',
    'id',
    'a'.repeat(300),
    '',
    '\0',
    'toString',
  ];
  return drawRandomBoolean(random, 0.2) ? [...mutated, [pickRandomElement(random, unknown), hostile()]] : mutated;
}

function createJsonBody(
  random: RandomSource,
  operation: Operation,
  body: NonNullable<Operation['body']>,
  known: KnownValues,
): Partial<HttpRequest> {
  const headers = { 'content-type': 'application/json' };
  if (drawRandomBoolean(random, 0.06)) return { headers, body: createHostileBody(random) };
  const fields = createRandomFields(
    random,
    body,
    (name, schema) => createValidJsonValue(random, operation, name, schema, known),
    () => createHostileJsonValue(random),
  );
  return { headers, body: `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}` };
}

const escapeFormName = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function createFormBody(
  random: RandomSource,
  operation: Operation,
  body: NonNullable<Operation['body']>,
  known: KnownValues,
): Partial<HttpRequest> {
  const boundary = `fuzz${Math.floor(random() * 1e9)}`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { image_file: _, ...properties } = body.properties;
  const texts = createRandomFields(
    random,
    { ...body, properties },
    (name, schema) =>
      schema.type === 'integer'
        ? String(pickRandomElement(random, getExistingIds(operation.path, name === 'id' ? 'item' : name, known)))
        : createValidText(random, name, schema, known),
    () => pickHostileText(random),
  );
  const parts = texts.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${escapeFormName(name)}"\r\n\r\n${value}\r\n`),
  );
  if (drawRandomBoolean(random, 0.05)) {
    const name = drawRandomBoolean(random, 0.8) ? 'image_file' : pickHostileText(random);
    const type = pickRandomElement(random, ['image/png', 'image/svg+xml', 'text/html', 'application/octet-stream', '']);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escapeFormName(name)}"; filename="${escapeFormName(pickHostileText(random))}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), pickRandomElement(random, known.files), Buffer.from('\r\n'));
  }
  const wholeBody = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    headers,
    body: drawRandomBoolean(random, 0.06) ? wholeBody.subarray(0, Math.floor(random() * wholeBody.length)) : wholeBody,
  };
}

function createRandomPath(random: RandomSource, operation: Operation, known: KnownValues): string {
  const valueOf = (name: string): string => {
    if (drawRandomBoolean(random, 0.12)) return pickHostilePathSegment(random);
    const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    if (schema.type === 'integer')
      return String(pickRandomElement(random, getExistingIds(operation.path, name, known)));
    return encodeURIComponent(createValidText(random, name, schema, known));
  };
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
}

function createRandomQuery(random: RandomSource, operation: Operation, known: KnownValues): string {
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = queryParameters.flatMap(({ name, required, schema }): string[] => {
    if (!(required ? drawRandomBoolean(random, 0.95) : drawRandomBoolean(random, 0.4))) return [];
    const valid =
      schema.type === 'integer'
        ? String(pickRandomElement(random, getExistingIds(operation.path, name, known)))
        : createValidText(random, name, schema, known);
    const value = drawRandomBoolean(random, 0.15)
      ? drawRandomBoolean(random, 0.5)
        ? pickHostilePathSegment(random)
        : encodeURIComponent(pickHostileText(random).toWellFormed())
      : encodeURIComponent(valid);
    return drawRandomBoolean(random, 0.03) ? [`${name}=${value}`, `${name}=1`] : [`${name}=${value}`];
  });
  if (drawRandomBoolean(random, 0.03))
    pairs.push(pickRandomElement(random, ['__proto__=1', 'a[b]=1', 'x', '=', '&&', 'cursor', 'constructor=1']));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

// Relative frequencies of operations; the default is 1. The values are low for operations that hash passwords
// (0.1 s of CPU time each), and for deletions, after which other requests fail.
const operationWeights: Readonly<Record<string, number>> = {
  signUp: 0.01,
  signIn: 0.01,
  resetPassword: 0.01,
  deleteWishlist: 0.15,
  deleteItem: 0.6,
  deleteItems: 0.6,
  // The value for `copyItem` is high, because the request succeeds only for few combinations of a list of the
  // caller and an item of a friend.
  copyItem: 6,
  // The value for `deleteIdea` is high, because only one caller may delete the idea.
  deleteIdea: 4,
  // The value for `purchaseShared` is high, because a valid request needs the token of a share link, an item
  // on its list and a name.
  purchaseShared: 3,
  // The value for `setGiftBudget` is high, because a valid request needs either a friend of the caller or the
  // name of another person.
  setGiftBudget: 2,
  revokeFriend: 0.3,
};

const getOperationWeight = ({ id, tag }: Operation): number =>
  operationWeights[id] ?? { Identity: 0.05, Operation: 0.1 }[tag] ?? 1;

function chooseOperation(random: RandomSource, operations: readonly Operation[]): Operation {
  const total = operations.reduce((sum, operation) => sum + getOperationWeight(operation), 0);
  let left = random() * total;
  const chosenOperation = operations.find((operation) => (left -= getOperationWeight(operation)) < 0);
  return chosenOperation ?? pickRandomElement(random, operations);
}

/**
 * Returns a random request to an operation of the OpenAPI document. Most requests are valid; some have
 * hostile values in path, query, headers or body.
 */
export function generateRequest(random: RandomSource, operations: readonly Operation[], all: KnownValues): FuzzRequest {
  const operation = chooseOperation(random, operations);
  const { bearer, uid, email } = pickRandomElement(random, all.callers);
  const callerValues =
    uid !== undefined && email !== undefined && drawRandomBoolean(random, 0.7) ? { uids: [uid], emails: [email] } : {};
  // Half of the requests use the id of a list together with the id of an item on this list.
  const matchingIds = drawRandomBoolean(random, 0.5) ? pickRandomElement(random, all.matching) : {};
  const known = { ...all, ...callerValues, ...matchingIds };
  const path = `${createRandomPath(random, operation, known)}${createRandomQuery(random, operation, known)}`;
  const content: Partial<HttpRequest> = operation.body
    ? operation.body.type === 'multipart/form-data'
      ? createFormBody(random, operation, operation.body, known)
      : createJsonBody(random, operation, operation.body, known)
    : drawRandomBoolean(random, 0.03)
      ? { headers: { 'content-type': 'application/json' }, body: createHostileBody(random) }
      : {};
  const headers: Record<string, string> = {
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...content.headers,
  };
  for (const { name, in: location } of operation.parameters) {
    if (location === 'header' && drawRandomBoolean(random, 0.25))
      headers[name.toLowerCase()] = pickHostileHeaderValue(random, name);
  }
  for (let more = drawRandomBoolean(random, 0.3); more; more = drawRandomBoolean(random, 0.3))
    Object.assign(headers, pickHostileHeader(random));
  const isUnusualMethod = drawRandomBoolean(random, 0.03);
  const method = isUnusualMethod ? pickRandomElement(random, unusualMethods) : operation.method;
  const request = { method, path, headers, body: content.body };
  return { operation: method === operation.method ? operation : undefined, request };
}
