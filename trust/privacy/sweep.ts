import { calls, type Call } from '@wishwell/contract/calls.ts';
import { visitor, type Reply } from '../../server/test/person.ts';
import type { Canaries } from './canaries.ts';

/** Every answer of a sweep, with the canaries in it that its own sender did not send. */
export interface Sweep {
  statuses: ReadonlyMap<number, number>;
  strangers: string[];
}

// Ends the line, colours the terminal, and rings its bell, where it is not escaped.
export const LINE_BREAKER = '\r\n\u001B[31m{"level":60}\u0007\u2028\u009B';

interface Sent {
  method: string;
  path: string;
  request: RequestInit;
}

/** What a client may say of itself, each with a canary. */
function headersOf(canaries: Canaries, authorization?: string): Record<string, string> {
  const word = (name: string): string => canaries.plant(`header ${name}`);
  return {
    ...(authorization === undefined ? {} : { authorization }),
    'user-agent': word('user-agent'),
    referer: `https://${word('referer')}.example/`,
    cookie: `wishwell_session_id=${word('cookie')}; wishwell_google=${word('cookie')}`,
    'x-forwarded-for': word('x-forwarded-for'),
    'x-forwarded-proto': word('x-forwarded-proto'),
    'x-request-id': word('x-request-id'),
    traceparent: word('traceparent'),
    tracestate: `wishes=${word('tracestate')}`,
    baggage: `wishes=${word('baggage')}`,
    'accept-language': word('accept-language').slice(0, 8) + word('accept-language'),
    'idempotency-key': word('idempotency-key'),
    'if-match': `"${word('if-match')}"`,
  };
}

const fieldsOf = ({ body, form }: Call): string[] => Object.keys((body ?? form)?.entries ?? {});

/** A body whose fields hold canaries: right in most, so that they get as far as they can, and one that is unknown. */
function bodyOf(call: Call, canaries: Canaries, unknown: boolean): Record<string, unknown> {
  const text = (name: string): string => `${canaries.plant(`field ${name}`)} ${LINE_BREAKER}`;
  const word = (name: string): string => canaries.plant(`field ${name}`);
  const values: Readonly<Record<string, () => unknown>> = {
    email: () => `${word('email')}@example.com`,
    url: () => `https://${word('url')}.example/?token=${word('url')}`,
    image_url: () => `https://${word('image_url')}.example/`,
    avatar: () => 'gray',
    // Names with control characters are refused.
    title: () => word('title'),
    name: () => word('name'),
    display_name: () => word('display_name'),
    status: () => 'resolved',
    is_public: () => true,
    is_available: () => true,
    purchased: () => true,
    shared_with_ids: () => [],
    price: () => 1,
    id: () => 1,
    owner_id: () => 1,
    new_wishlist_id: () => 1,
  };
  const fields = fieldsOf(call).map((name): [string, unknown] => [name, (values[name] ?? (() => text(name)))()]);
  return { ...Object.fromEntries(fields), ...(unknown ? { [word('unknown field')]: text('unknown value') } : {}) };
}

function formOf(fields: Record<string, unknown>, canaries: Canaries): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('image_file', new Blob([canaries.plant('picture')]), `${canaries.plant('file name')}.png`);
  return form;
}

/** One call in every way that it can go wrong before and in its handler. */
function* waysOf(call: Call, canaries: Canaries, bearer: string): Generator<Sent> {
  const { method } = call;
  const at = (id: string, query = ''): string =>
    `/api${call.path.replace(/:\w+/g, id)}${query}${query && '&'}friend_id=${id}`;
  const json = { 'content-type': 'application/json' };
  const bearers = [undefined, `Bearer ${canaries.plant('token')}`, `Bearer ${bearer}`];
  for (const authorization of bearers) {
    for (const unknown of [true, false]) {
      const headers = headersOf(canaries, authorization);
      const fields = bodyOf(call, canaries, unknown);
      const hasBody = call.body !== undefined || call.form !== undefined;
      const body = call.form ? formOf(fields, canaries) : JSON.stringify(fields);
      const sent: RequestInit = {
        headers: call.form ? headers : { ...headers, ...json },
        ...(hasBody ? { body } : {}),
      };
      yield { method, path: at('1'), request: sent };
      yield {
        method,
        path: at(canaries.plant('path'), `?${canaries.plant('query')}=${canaries.plant('query')}`),
        request: sent,
      };
    }
  }
  const broken = { ...headersOf(canaries, `Bearer ${bearer}`), ...json };
  yield { method, path: at(`%0d%0a${canaries.plant('path')}%1b%5b31m`), request: { headers: broken } };
  yield { method, path: at(`%ff${canaries.plant('path')}`), request: { headers: broken } };
  if (method === 'GET') return;
  const multipart = `multipart/form-data; boundary=${canaries.plant('boundary')}`;
  yield { method, path: at('1'), request: { headers: broken, body: `{"${canaries.plant('broken JSON')}` } };
  yield { method, path: at('1'), request: { headers: broken, body: canaries.plant('huge body').repeat(20_000) } };
  for (const type of [multipart, `text/${canaries.plant('content type')}`]) {
    const headers = { ...broken, 'content-type': type };
    yield { method, path: at('1'), request: { headers, body: `--${canaries.plant('broken form')}\r\n` } };
  }
}

/** Makes every call of the contract in every way, as somebody with `bearer` and as nobody. */
export async function sweep(origin: string, bearer: string, canaries: Canaries): Promise<Sweep> {
  const statuses = new Map<number, number>();
  const strangers: string[] = [];
  for (const call of Object.values<Call>(calls)) {
    const before = canaries.planted.length;
    for (const { method, path, request } of waysOf(call, canaries, bearer)) {
      const reply = await visitor({ origin }).sends(method, path, request);
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      strangers.push(...strangersIn(reply, canaries, before));
    }
  }
  return { statuses, strangers };
}

/** What a refusal holds that was planted before its call: somebody else's, or of another time. */
export function strangersIn({ status, text }: Reply, canaries: Canaries, before: number): string[] {
  if (status < 400) return [];
  const own = new Set(canaries.planted.slice(before));
  return canaries.findIn(text).filter((canary) => !own.has(canary));
}
