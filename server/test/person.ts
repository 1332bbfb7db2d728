import * as v from 'valibot';
import type { AnswerOf, BodyOf, Call } from '@wishwell/contract/calls.ts';
import type { TestApp } from './app.ts';

/** What a test sends with a call; everything is optional and in the wire's spelling. */
export interface Sent {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
}

/** An answer, read whole. `body` is parsed when it is JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

type Typed<C extends Call> = Omit<Sent, 'body'> & { body?: BodyOf<C> };

/** Somebody who talks to the server. Every success is checked against the contract: a leaked field fails the test. */
export interface Caller {
  /** Makes a call that must succeed; answers its record. */
  does<C extends Call>(call: C, sent?: Typed<C>): Promise<AnswerOf<C>>;
  /** Makes a call that may be refused. */
  tries(call: Call, sent?: Sent): Promise<Reply>;
  /** Sends anything at all. */
  sends(method: string, path: string, request?: RequestInit): Promise<Reply>;
}

/** A caller with an account. */
export interface Person extends Caller {
  id: number;
  uid: string;
  name: string;
  email: string;
  bearer: string;
  /** Of the session, as a `cookie` header has it. */
  cookie: string;
}

function addressOf(call: Call, { params = {}, query = {} }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, String(value));
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function requestOf(call: Call, { body, form, headers = {} }: Sent): RequestInit {
  const json = body === undefined ? null : JSON.stringify(body);
  const type = json === null ? {} : { 'content-type': 'application/json' };
  return { method: call.method, headers: { ...type, ...headers }, body: form ?? json };
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, text, body };
}

function assertPromised(call: Call, reply: Reply): void {
  if (reply.status >= 300) return;
  const promised = call.answer ? v.safeParse(call.answer, reply.body) : { success: reply.text === '', issues: [] };
  if (!promised.success) {
    const issues = (promised.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${call.method} ${call.path} broke its promise:\n${issues.join('\n')}\n${reply.text}`);
  }
}

/** A caller whose headers are read anew for each call. */
export function callerWith(origin: string, authorization: () => Record<string, string>): Caller {
  const sends = async (method: string, path: string, request: RequestInit = {}): Promise<Reply> => {
    const headers = new Headers(authorization());
    new Headers(request.headers).forEach((value, name) => headers.set(name, value));
    return read(await fetch(`${origin}${path}`, { ...request, method, headers }));
  };
  const tries = async (call: Call, sent: Sent = {}): Promise<Reply> => {
    const reply = await sends(call.method, addressOf(call, sent), requestOf(call, sent));
    assertPromised(call, reply);
    return reply;
  };
  return {
    sends,
    tries,
    async does<C extends Call>(call: C, sent: Typed<C> = {}) {
      const reply = await tries(call, sent);
      if (reply.status >= 300) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
      return reply.body as AnswerOf<C>;
    },
  };
}

/** Somebody without an account; with a bearer of the test's making, if it gives one. */
export function visitor(app: Pick<TestApp, 'origin'>, bearer?: string): Caller {
  return callerWith(app.origin, () => (bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }));
}

async function fetchBearer({ origin }: Pick<TestApp, 'origin'>, cookie: string): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/token`, { headers: { cookie } });
  return ((await reply.json()) as { token: string }).token;
}

/** Gives a person a new bearer, as the app does after a change of their role has ended the one before. */
export async function renewBearer(
  app: Pick<TestApp, 'origin'>,
  person: Pick<Person, 'bearer' | 'cookie'>,
): Promise<void> {
  person.bearer = await fetchBearer(app, person.cookie);
}

let signUps = 0;

/** Signs up through the identity's own calls: an identity with a bearer, and no user record yet. */
export async function signUp(
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

/** A person with a finished account: `const ana = await signedIn(app, 'Ana')`. */
export async function signedIn(
  app: Pick<TestApp, 'origin'>,
  name: string,
  options: { email?: string; avatar?: string } = {},
): Promise<Person> {
  const { uid, email, bearer, cookie } = await signUp(app, { name, ...options });
  const caller = visitor(app, bearer);
  const reply = await caller.sends('POST', '/api/users', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firebase_uid: uid, email, display_name: name, avatar: options.avatar ?? 'gray' }),
  });
  const { id, is_superuser: hasRole } = v.parse(v.object({ id: v.number(), is_superuser: v.boolean() }), reply.body);
  const person: Person = {
    ...callerWith(app.origin, () => ({ authorization: `Bearer ${person.bearer}` })),
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

/** For runs longer than the ten minutes that a bearer lives: what is answered gives `people` new ones when it is time. */
export function keepBearers(app: Pick<TestApp, 'origin'>, people: readonly Person[]): () => Promise<void> {
  let renewedAt = performance.now();
  return async () => {
    if (performance.now() - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = performance.now();
    for (const person of people) await renewBearer(app, person);
  };
}
