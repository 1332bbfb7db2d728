import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { createVisitor, type Reply } from '../../server/test/person.ts';
import type { Canaries } from './canaries.ts';

interface EndpointRequestsResult {
  statuses: ReadonlySet<number>;
  /** Canaries that were in an error response but not in its request. */
  foreignCanaries: string[];
}

// Text that would end a log line and control the terminal if the server wrote it to the log without escaping.
export const logInjectionText = '\r\n\u001B[31m{"level":60}\u0007\u2028\u009B';

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

/** Returns a body with a canary in every text field. If `unknown` is true, adds an unknown field. */
function createBodyWithCanaries(call: ApiOperation, canaries: Canaries, unknown: boolean): Record<string, unknown> {
  const plantText = (name: string): string => `${canaries.plant(`field ${name}`)} ${logInjectionText}`;
  const plantWord = (name: string): string => canaries.plant(`field ${name}`);
  const valueFor = (name: string): unknown => {
    // Omits the control characters of `logInjectionText`, which the server rejects in short texts.
    if (/^(?:title|name|display_name|label)$/.test(name)) return plantWord(name);
    if (/(?:^|_)id$|^price$/.test(name)) return 1;
    if (/^(?:may_|shows_|is_)|^purchased$/.test(name)) return true;
    return name in values ? values[name] : plantText(name);
  };
  const values: Readonly<Record<string, unknown>> = {
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
  const names = Object.keys((call.body ?? call.form)?.entries ?? {});
  return {
    ...Object.fromEntries(names.map((name) => [name, valueFor(name)])),
    ...(unknown && { [plantWord('unknown field')]: plantText('unknown value') }),
  };
}

function createFormWithCanaries(fields: Record<string, unknown>, canaries: Canaries): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('image_file', new Blob([canaries.plant('picture')]), `${canaries.plant('file name')}.png`);
  return form;
}

/** Yields paths and requests to one endpoint, with canaries in path, query, headers and body. */
function* generateRequestVariants(
  call: ApiOperation,
  canaries: Canaries,
  bearer: string,
): Generator<[path: string, request: RequestInit]> {
  const pathFor = (id: string, query = ''): string =>
    `/api${call.path.replace(/:\w+/g, id)}${query}${query && '&'}friend_id=${id}`;
  const json = { 'content-type': 'application/json' };
  for (const authorization of [undefined, `Bearer ${canaries.plant('token')}`, `Bearer ${bearer}`]) {
    for (const unknown of [true, false]) {
      const headers = createHeadersWithCanaries(canaries, authorization);
      const fields = createBodyWithCanaries(call, canaries, unknown);
      const body = call.form ? createFormWithCanaries(fields, canaries) : JSON.stringify(fields);
      const request: RequestInit = {
        headers: call.form ? headers : { ...headers, ...json },
        ...((call.body ?? call.form) && { body }),
      };
      yield [pathFor('1'), request];
      yield [pathFor(canaries.plant('path'), `?${canaries.plant('query')}=${canaries.plant('query')}`), request];
    }
  }
  const headers = { ...createHeadersWithCanaries(canaries, `Bearer ${bearer}`), ...json };
  yield [pathFor(`%0d%0a${canaries.plant('path')}%1b%5b31m`), { headers }];
  yield [pathFor(`%ff${canaries.plant('path')}`), { headers }];
  if (call.method === 'GET') return;
  yield [pathFor('1'), { headers, body: `{"${canaries.plant('broken JSON')}` }];
  yield [pathFor('1'), { headers, body: canaries.plant('huge body').repeat(20_000) }];
  for (const type of [
    `multipart/form-data; boundary=${canaries.plant('boundary')}`,
    `text/${canaries.plant('content type')}`,
  ]) {
    const body = `--${canaries.plant('broken form')}\r\n`;
    yield [pathFor('1'), { headers: { ...headers, 'content-type': type }, body }];
  }
}

/**
 * Sends requests to every endpoint of the contract: with the token `bearer`, with an invalid token, and
 * without token.
 */
export async function sendRequestsToAllEndpoints(
  origin: string,
  bearer: string,
  canaries: Canaries,
): Promise<EndpointRequestsResult> {
  const statuses = new Set<number>();
  const foreignCanaries: string[] = [];
  for (const call of Object.values<ApiOperation>(calls)) {
    const before = canaries.planted.length;
    for (const [path, request] of generateRequestVariants(call, canaries, bearer)) {
      const reply = await createVisitor({ origin }).sends(call.method, path, request);
      statuses.add(reply.status);
      foreignCanaries.push(...findForeignCanaries(reply, canaries, before));
    }
  }
  return { statuses, foreignCanaries };
}

/**
 * Returns the canaries in an error response that come from earlier requests. `before` is the number of
 * canaries created by then.
 */
export function findForeignCanaries({ status, text }: Reply, canaries: Canaries, before: number): string[] {
  if (status < 400) return [];
  const own = new Set(canaries.planted.slice(before));
  return canaries.findIn(text).filter((canary) => !own.has(canary));
}
