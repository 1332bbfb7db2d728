import type { ResponseOf, RequestBodyOf, ApiOperation } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import type { TestApp } from './app.ts';

/** Input of a request: path parameters, query parameters, headers, and a JSON or form body. */
export interface RequestInput {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
}

/** A complete response of the server. `body` is the parsed JSON; for other content types, the text. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

type RequestInputOf<C extends ApiOperation> = Omit<RequestInput, 'body'> & { body?: RequestBodyOf<C> };

/** A client of the server. It throws if a successful response does not match the contract. */
export interface Caller {
  /**
   * Calls an operation of the contract, and returns the response body. Throws if the status is 300 or higher.
   */
  does<C extends ApiOperation>(call: C, sent?: RequestInputOf<C>): Promise<ResponseOf<C>>;
  /** Calls an operation of the contract, and returns the response with any status. */
  tries(call: ApiOperation, sent?: RequestInput): Promise<Reply>;
  /** Sends a request with any method and path. */
  sends(method: string, path: string, request?: RequestInit): Promise<Reply>;
}

/** A client of a user with an account. */
export interface Person extends Caller {
  id: number;
  uid: string;
  name: string;
  email: string;
  bearer: string;
  /** Value of a `cookie` header with the person's session cookie. */
  cookie: string;
}

function createRequestPath(call: ApiOperation, { params = {}, query = {} }: RequestInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, String(value));
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function createRequestInit(call: ApiOperation, { body, form, headers = {} }: RequestInput): RequestInit {
  const json = body === undefined ? null : JSON.stringify(body);
  const type = json === null ? {} : { 'content-type': 'application/json' };
  return { method: call.method, headers: { ...type, ...headers }, body: form ?? json };
}

async function readReply(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, text, body };
}

function assertReplyMatchesContract(call: ApiOperation, reply: Reply): void {
  if (reply.status >= 300) return;
  const expected = call.response ? v.safeParse(call.response, reply.body) : { success: reply.text === '', issues: [] };
  if (!expected.success) {
    const issues = (expected.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(
      `${call.method} ${call.path} returned a response that violates the contract:\n${issues.join('\n')}\n${reply.text}`,
    );
  }
}

/**
 * Creates a client of the server. Before each request, calls `authorization` and adds the returned headers.
 */
export function createCaller(origin: string, authorization: () => Record<string, string>): Caller {
  const sends = async (method: string, path: string, request: RequestInit = {}): Promise<Reply> => {
    const headers = new Headers(authorization());
    new Headers(request.headers).forEach((value, name) => headers.set(name, value));
    return readReply(await fetch(`${origin}${path}`, { ...request, method, headers }));
  };
  const tries = async (call: ApiOperation, sent: RequestInput = {}): Promise<Reply> => {
    const reply = await sends(call.method, createRequestPath(call, sent), createRequestInit(call, sent));
    assertReplyMatchesContract(call, reply);
    return reply;
  };
  return {
    sends,
    tries,
    async does<C extends ApiOperation>(call: C, sent: RequestInputOf<C> = {}) {
      const reply = await tries(call, sent);
      if (reply.status >= 300) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
      return reply.body as ResponseOf<C>;
    },
  };
}

/** Returns a client that is not signed in, or that uses the given bearer token. */
export function createVisitor(app: Pick<TestApp, 'origin'>, bearer?: string): Caller {
  return createCaller(app.origin, () => (bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }));
}

async function fetchBearer({ origin }: Pick<TestApp, 'origin'>, cookie: string): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/token`, { headers: { cookie } });
  return ((await reply.json()) as { token: string }).token;
}

/** Replaces the bearer token of a person. A change of the role makes the previous token invalid. */
export async function renewBearer(
  app: Pick<TestApp, 'origin'>,
  person: Pick<Person, 'bearer' | 'cookie'>,
): Promise<void> {
  person.bearer = await fetchBearer(app, person.cookie);
}

let signUps = 0;

/** Creates a built-in account and requests a bearer token. Does not create a user record. */
export async function signUpWithoutUserRecord(
  app: Pick<TestApp, 'origin'>,
  { name, email, password = 'secret gift' }: { name: string; email?: string; password?: string },
): Promise<{ uid: string; email: string; bearer: string; cookie: string }> {
  signUps += 1;
  const address = email ?? `${name.toLowerCase().replace(/\W+/g, '.')}.${signUps}@example.com`;
  const response = await fetch(`${app.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: address, password }),
  });
  if (!response.ok) throw new Error(`Sign-up of ${name}: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = await fetchBearer(app, cookie);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { uid: claims.sub, email: address, bearer: token, cookie };
}

/** Signs up a person and creates a user record, for example `const ana = await signUpPerson(app, 'Ana')`. */
export async function signUpPerson(
  app: Pick<TestApp, 'origin'>,
  name: string,
  options: { email?: string; avatar?: string } = {},
): Promise<Person> {
  const { uid, email, bearer, cookie } = await signUpWithoutUserRecord(app, { name, ...options });
  const caller = createVisitor(app, bearer);
  const reply = await caller.sends('POST', '/api/users', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firebase_uid: uid, email, display_name: name, avatar: options.avatar ?? 'gray' }),
  });
  const { id, is_superuser: hasRole } = v.parse(v.object({ id: v.number(), is_superuser: v.boolean() }), reply.body);
  const person: Person = {
    ...createCaller(app.origin, () => ({ authorization: `Bearer ${person.bearer}` })),
    id,
    uid,
    name,
    email,
    bearer,
    cookie,
  };
  if (hasRole) await renewBearer(app, person);
  return person;
}

const RENEW_AFTER_MS = 300_000;

/** Returns a function that renews bearer tokens before they expire, for tests of over ten minutes. */
export function createBearerRenewer(app: Pick<TestApp, 'origin'>, people: readonly Person[]): () => Promise<void> {
  let renewedAt = performance.now();
  return async () => {
    if (performance.now() - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = performance.now();
    for (const person of people) await renewBearer(app, person);
  };
}
