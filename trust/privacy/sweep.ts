import { calls, type Call } from '@wishwell/contract/calls.ts';
import { createVisitor, type Reply } from '../../server/test/person.ts';
import type { Canaries } from './canaries.ts';

/** Number of responses by status, and canaries in error responses that the request did not contain. */
export interface EndpointRequestsResult {
  statuses: ReadonlyMap<number, number>;
  foreignCanaries: string[];
}

// Text that would end a log line and control the terminal if the server wrote it to the log without escaping.
export const LOG_INJECTION_TEXT = '\r\n\u001B[31m{"level":60}\u0007\u2028\u009B';

interface VariantRequest {
  method: string;
  path: string;
  request: RequestInit;
}

/** Returns request headers, each with a canary in its value. */
function createHeadersWithCanaries(canaries: Canaries, authorization?: string): Record<string, string> {
  const plantWord = (name: string): string => canaries.plant(`header ${name}`);
  return {
    ...(authorization === undefined ? {} : { authorization }),
    'user-agent': plantWord('user-agent'),
    referer: `https://${plantWord('referer')}.example/`,
    cookie: `wishwell_session_id=${plantWord('cookie')}; wishwell_google=${plantWord('cookie')}`,
    'x-forwarded-for': plantWord('x-forwarded-for'),
    'x-forwarded-proto': plantWord('x-forwarded-proto'),
    'x-request-id': plantWord('x-request-id'),
    traceparent: plantWord('traceparent'),
    tracestate: `wishes=${plantWord('tracestate')}`,
    baggage: `wishes=${plantWord('baggage')}`,
    'accept-language': plantWord('accept-language').slice(0, 8) + plantWord('accept-language'),
    'idempotency-key': plantWord('idempotency-key'),
    'if-match': `"${plantWord('if-match')}"`,
  };
}

const listFieldNames = ({ body, form }: Call): string[] => Object.keys((body ?? form)?.entries ?? {});

/**
 * Returns a request body with a canary in every text field. With `unknown`, the body also has an unknown
 * field.
 */
function createBodyWithCanaries(call: Call, canaries: Canaries, unknown: boolean): Record<string, unknown> {
  const plantText = (name: string): string => `${canaries.plant(`field ${name}`)} ${LOG_INJECTION_TEXT}`;
  const plantWord = (name: string): string => canaries.plant(`field ${name}`);
  // The server rejects control characters in short texts.
  const shortTexts = ['title', 'name', 'display_name', 'label'];
  const values: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(shortTexts.map((name) => [name, plantWord(name)])),
    ...Object.fromEntries(['item_id', 'id', 'owner_id', 'new_wishlist_id', 'price'].map((name) => [name, 1])),
    ...Object.fromEntries(
      ['may_claim', 'shows_title', 'is_public', 'is_available', 'purchased'].map((name) => [name, true]),
    ),
    email: `${plantWord('email')}@example.com`,
    url: `https://${plantWord('url')}.example/?token=${plantWord('url')}`,
    image_url: `https://${plantWord('image_url')}.example/`,
    items: [{ name: plantWord('name') }],
    avatar: 'gray',
    status: 'resolved',
    currency: 'EUR',
    state: 'draft',
    received_on: '2026-12-24',
    archived: false,
    most_wanted: false,
    expires_at: null,
    before: null,
    item_ids: [1],
    shared_with_ids: [],
  };
  const fields = listFieldNames(call).map((name) => [name, name in values ? values[name] : plantText(name)] as const);
  return {
    ...Object.fromEntries(fields),
    ...(unknown ? { [plantWord('unknown field')]: plantText('unknown value') } : {}),
  };
}

function createFormWithCanaries(fields: Record<string, unknown>, canaries: Canaries): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('image_file', new Blob([canaries.plant('picture')]), `${canaries.plant('file name')}.png`);
  return form;
}

/** Yields valid and invalid requests to one endpoint, with canaries in path, query, headers and body. */
function* variantsOf(call: Call, canaries: Canaries, bearer: string): Generator<VariantRequest> {
  const { method } = call;
  const pathFor = (id: string, query = ''): string =>
    `/api${call.path.replace(/:\w+/g, id)}${query}${query && '&'}friend_id=${id}`;
  const json = { 'content-type': 'application/json' };
  const bearers = [undefined, `Bearer ${canaries.plant('token')}`, `Bearer ${bearer}`];
  for (const authorization of bearers) {
    for (const unknown of [true, false]) {
      const headers = createHeadersWithCanaries(canaries, authorization);
      const fields = createBodyWithCanaries(call, canaries, unknown);
      const hasBody = call.body !== undefined || call.form !== undefined;
      const body = call.form ? createFormWithCanaries(fields, canaries) : JSON.stringify(fields);
      const requestInit: RequestInit = {
        headers: call.form ? headers : { ...headers, ...json },
        ...(hasBody ? { body } : {}),
      };
      yield { method, path: pathFor('1'), request: requestInit };
      yield {
        method,
        path: pathFor(canaries.plant('path'), `?${canaries.plant('query')}=${canaries.plant('query')}`),
        request: requestInit,
      };
    }
  }
  const brokenHeaders = { ...createHeadersWithCanaries(canaries, `Bearer ${bearer}`), ...json };
  yield { method, path: pathFor(`%0d%0a${canaries.plant('path')}%1b%5b31m`), request: { headers: brokenHeaders } };
  yield { method, path: pathFor(`%ff${canaries.plant('path')}`), request: { headers: brokenHeaders } };
  if (method === 'GET') return;
  const multipart = `multipart/form-data; boundary=${canaries.plant('boundary')}`;
  yield { method, path: pathFor('1'), request: { headers: brokenHeaders, body: `{"${canaries.plant('broken JSON')}` } };
  yield {
    method,
    path: pathFor('1'),
    request: { headers: brokenHeaders, body: canaries.plant('huge body').repeat(20_000) },
  };
  for (const type of [multipart, `text/${canaries.plant('content type')}`]) {
    const headers = { ...brokenHeaders, 'content-type': type };
    yield { method, path: pathFor('1'), request: { headers, body: `--${canaries.plant('broken form')}\r\n` } };
  }
}

/**
 * Sends valid and invalid requests to every endpoint of the contract: with the bearer token `bearer`, with an
 * invalid token, and without a token.
 */
export async function sendRequestsToAllEndpoints(
  origin: string,
  bearer: string,
  canaries: Canaries,
): Promise<EndpointRequestsResult> {
  const statuses = new Map<number, number>();
  const foreignCanaries: string[] = [];
  for (const call of Object.values<Call>(calls)) {
    const before = canaries.planted.length;
    for (const { method, path, request } of variantsOf(call, canaries, bearer)) {
      const reply = await createVisitor({ origin }).sends(method, path, request);
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      foreignCanaries.push(...findForeignCanaries(reply, canaries, before));
    }
  }
  return { statuses, foreignCanaries };
}

/**
 * Returns the canaries in an error response that the test wrote into earlier requests. The response must not
 * contain them, because they belong to other requests.
 */
export function findForeignCanaries({ status, text }: Reply, canaries: Canaries, before: number): string[] {
  if (status < 400) return [];
  const own = new Set(canaries.planted.slice(before));
  return canaries.findIn(text).filter((canary) => !own.has(canary));
}
