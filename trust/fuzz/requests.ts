import type { Sending } from '../connection.ts';
import { chance, pick, type Dice } from '../seed.ts';
import type { Operation, Schema } from './document.ts';
import {
  hostileBody,
  hostileHeader,
  hostileSegment,
  hostileText,
  hostileToken,
  hostileValue,
  oddMethods,
} from './hostile.ts';

/** Who may ask: some without a bearer, some with one that proves nothing. */
interface Caller {
  bearer?: string;
  uid?: string;
  email?: string;
}

export interface Known {
  people: readonly number[];
  lists: readonly number[];
  items: readonly number[];
  reports: readonly number[];
  pictures: readonly string[];
  /** What the signed address of the first of them says after its `?`. */
  address: Readonly<Record<string, string>>;
  uids: readonly string[];
  emails: readonly string[];
  callers: readonly Caller[];
  files: readonly Buffer<ArrayBuffer>[];
}

/** A request, and the operation whose answer the document must describe; undefined where it only must not be a fault. */
export interface Fuzzed {
  operation: Operation | undefined;
  sending: Sending;
}

/** The kind of record that an id in this place is of. */
function idsFor(path: string, name: string, known: Known): readonly number[] {
  if (name === 'friend_id' || name === 'owner_id' || name === 'shared_with_ids') return known.people;
  if (name === 'itemId') return known.items;
  if (name === 'new_wishlist_id') return known.lists;
  if (path.startsWith('/api/friends/')) return known.people;
  if (path.startsWith('/api/bugreports/')) return known.reports;
  return path.endsWith('/purchase') || name === 'item' ? known.items : known.lists;
}

/** A text that the schema allows, as a rule. */
function goodText(dice: Dice, name: string, schema: Schema, known: Known): string {
  if (schema.enum) return String(pick(dice, schema.enum));
  if (name === 'uid' || name === 'firebase_uid') return pick(dice, known.uids);
  if (name === 'email') return pick(dice, known.emails);
  if (name === 'key') return pick(dice, known.pictures);
  if (name === 'password' || name === 'newPassword') return 'secret gift';
  if (name === 'url') return pick(dice, ['', 'https://example.com/mug?a=1#b']);
  if (name === 'image_url') return '';
  if (name === 'price') return pick(dice, ['', '12', '24.50', '.5', '0.00']);
  if (name === 'limit') return String(Math.ceil(dice() * 100));
  if (name === 'q') return pick(dice, ['', 'o', 'Olga', 'olga@example.com']);
  if (name === 'cursor') return pick(dice, ['WzFd', 'WyJhIiwxXQ', 'W10', 'x', 'bnVsbA']);
  if (name === 'expires' || name === 'signature') {
    const forged = name === 'expires' ? String(Math.floor(dice() * 4_000_000_000)) : '0a'.repeat(11);
    return chance(dice, 0.2) ? forged : (known.address[name] ?? forged);
  }
  return `Thing ${Math.floor(dice() * 1e9)}`;
}

function goodToken(dice: Dice, operation: Operation, name: string, schema: Schema, known: Known): string {
  if (schema.type === 'boolean') return String(chance(dice, 0.5));
  if (schema.type === 'integer') return String(pick(dice, idsFor(operation.path, name, known)));
  if (schema.type === 'array') {
    const ids = idsFor(operation.path, name, known);
    return JSON.stringify(Array.from({ length: Math.floor(dice() * 3) }, () => pick(dice, ids)));
  }
  return JSON.stringify(goodText(dice, name, schema, known));
}

const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function fieldsOf(
  dice: Dice,
  { properties, required }: NonNullable<Operation['body']>,
  good: (name: string, schema: Schema) => string,
  hostile: () => string,
): [name: string, value: string][] {
  const fields = Object.entries(properties).flatMap(([name, schema]): [string, string][] =>
    required.includes(name) || chance(dice, 0.4) ? [[name, good(name, schema)]] : [],
  );
  if (chance(dice, 0.5)) return fields;
  const spoilt = fields.flatMap(([name, value]): [string, string][] => {
    const luck = dice();
    if (luck < 0.08) return [];
    if (luck < 0.35) return [[name, hostile()]];
    if (luck < 0.45) return [[camelCase(name), value]];
    return luck < 0.5
      ? [
          [name, value],
          [chance(dice, 0.5) ? camelCase(name) : name, hostile()],
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
  return chance(dice, 0.2) ? [...spoilt, [pick(dice, unknown), hostile()]] : spoilt;
}

function jsonBody(
  dice: Dice,
  operation: Operation,
  body: NonNullable<Operation['body']>,
  known: Known,
): Partial<Sending> {
  const headers = { 'content-type': 'application/json' };
  if (chance(dice, 0.06)) return { headers, body: hostileBody(dice) };
  const fields = fieldsOf(
    dice,
    body,
    (name, schema) => goodToken(dice, operation, name, schema, known),
    () => hostileToken(dice),
  );
  return { headers, body: `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}` };
}

const quoted = (text: string): string => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function formBody(
  dice: Dice,
  operation: Operation,
  body: NonNullable<Operation['body']>,
  known: Known,
): Partial<Sending> {
  const boundary = `fuzz${Math.floor(dice() * 1e9)}`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { image_file: _, ...properties } = body.properties;
  const texts = fieldsOf(
    dice,
    { ...body, properties },
    (name, schema) =>
      schema.type === 'integer'
        ? String(pick(dice, idsFor(operation.path, name === 'id' ? 'item' : name, known)))
        : goodText(dice, name, schema, known),
    () => hostileText(dice),
  );
  const parts = texts.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`),
  );
  if (chance(dice, 0.05)) {
    const name = chance(dice, 0.8) ? 'image_file' : hostileText(dice);
    const type = pick(dice, ['image/png', 'image/svg+xml', 'text/html', 'application/octet-stream', '']);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"; filename="${quoted(hostileText(dice))}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), pick(dice, known.files), Buffer.from('\r\n'));
  }
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { headers, body: chance(dice, 0.06) ? whole.subarray(0, Math.floor(dice() * whole.length)) : whole };
}

function pathOf(dice: Dice, operation: Operation, known: Known): string {
  const place = (name: string): string => {
    if (chance(dice, 0.12)) return hostileSegment(dice);
    const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    if (schema.type === 'integer') return String(pick(dice, idsFor(operation.path, name, known)));
    return encodeURIComponent(goodText(dice, name, schema, known));
  };
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => place(name));
}

function queryOf(dice: Dice, operation: Operation, known: Known): string {
  const asked = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = asked.flatMap(({ name, required, schema }): string[] => {
    if (!(required ? chance(dice, 0.95) : chance(dice, 0.4))) return [];
    const good =
      schema.type === 'integer'
        ? String(pick(dice, idsFor(operation.path, name, known)))
        : goodText(dice, name, schema, known);
    const value = chance(dice, 0.15)
      ? chance(dice, 0.5)
        ? hostileSegment(dice)
        : encodeURIComponent(hostileText(dice).toWellFormed())
      : encodeURIComponent(good);
    return chance(dice, 0.03) ? [`${name}=${value}`, `${name}=1`] : [`${name}=${value}`];
  });
  if (chance(dice, 0.03)) pairs.push(pick(dice, ['__proto__=1', 'a[b]=1', 'x', '=', '&&', 'cursor', 'constructor=1']));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

// Those that hash passwords cost the machine a tenth of a second each; what is deleted cannot be reached any more.
const weights: Readonly<Record<string, number>> = {
  signUp: 0.01,
  signIn: 0.01,
  resetPassword: 0.01,
  deleteWishlist: 0.15,
  deleteItem: 0.6,
  revokeFriend: 0.3,
};

/** How often an operation is asked, beside the others. */
const weightOf = ({ id, tag }: Operation): number => weights[id] ?? { Identity: 0.05, Operation: 0.1 }[tag] ?? 1;

function drawOperation(dice: Dice, operations: readonly Operation[]): Operation {
  const total = operations.reduce((sum, operation) => sum + weightOf(operation), 0);
  let left = dice() * total;
  const drawn = operations.find((operation) => (left -= weightOf(operation)) < 0);
  return drawn ?? pick(dice, operations);
}

/** A request made from the document, most of it good enough to get far, some of it hostile. */
export function drawRequest(dice: Dice, operations: readonly Operation[], all: Known): Fuzzed {
  const operation = drawOperation(dice, operations);
  const { bearer, uid, email } = pick(dice, all.callers);
  const own = uid !== undefined && email !== undefined && chance(dice, 0.7) ? { uids: [uid], emails: [email] } : {};
  const known = { ...all, ...own };
  const path = `${pathOf(dice, operation, known)}${queryOf(dice, operation, known)}`;
  const content: Partial<Sending> = operation.body
    ? operation.body.type === 'multipart/form-data'
      ? formBody(dice, operation, operation.body, known)
      : jsonBody(dice, operation, operation.body, known)
    : chance(dice, 0.03)
      ? { headers: { 'content-type': 'application/json' }, body: hostileBody(dice) }
      : {};
  const headers: Record<string, string> = {
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...content.headers,
  };
  for (const { name, in: place } of operation.parameters) {
    if (place === 'header' && chance(dice, 0.25)) headers[name.toLowerCase()] = hostileValue(dice, name);
  }
  for (let more = chance(dice, 0.3); more; more = chance(dice, 0.3)) Object.assign(headers, hostileHeader(dice));
  const isOdd = chance(dice, 0.03);
  const method = isOdd ? pick(dice, oddMethods) : operation.method;
  const sending = { method, path, headers, body: content.body };
  return { operation: method === operation.method ? operation : undefined, sending };
}
