import type { AnswerOf, BodyOf, CallName, calls } from '@wishwell/contract/calls.ts';
import { endpoints } from '@wishwell/contract/endpoints.ts';
import { camelName, renameKeys, snakeName, type Camel } from '@wishwell/contract/wire-names.ts';
import { i18n } from '../i18n/i18n.ts';
import { cacheResponse, findCachedResponse, type CachedResponse } from './etag-cache.ts';
import { reportReachable } from './online-status.ts';
import { NetworkError, getTokenSource } from './token-source.ts';
import { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts';

/** A refusal by the server: `message` is its sentence, ready for a toast; empty when it sent none. */
export class ApiError extends Error {
  readonly status: number;
  /** Seconds, when the server said how long to wait. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Every call of the contract, by name: types alone, so that the app carries no schema. */
export type Calls = typeof calls;

export interface CallOptions<N extends CallName> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: Camel<BodyOf<Calls[N]>>;
  /** A multipart form; names in the wire's spelling. */
  form?: FormData;
  /** The ETag that the change was made on; a list changed elsewhere in the meantime is then refused with 412. */
  ifMatch?: string | undefined;
  /** Sent again with the same body, a creation answers the first record instead of a second one. */
  idempotencyKey?: string;
  /** How many of its entries are preferred of an answer that may be long (RFC 7240); all of them without it. */
  limit?: number | undefined;
  /** Who asks; a call is refused once somebody else is signed in. Without it, whoever is signed in now. */
  uid?: string;
  signal?: AbortSignal;
  /** Told how much of the form has left. */
  onProgress?: OnProgress | undefined;
}

export interface CallResult<N extends CallName> {
  data: Camel<AnswerOf<Calls[N]>>;
  etag: string | undefined;
  /** The URL of the next page, below `/api`. */
  next: string | undefined;
}

type Addressed = Pick<CallOptions<CallName>, 'params' | 'query'>;

function urlOf(name: CallName, { params = {}, query = {} }: Addressed): string {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part])));
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(snakeName(field), String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function requestOf<N extends CallName>(
  name: N,
  sent: CallOptions<N>,
  token: string,
  known?: CachedResponse,
): RequestInit {
  const { locale = i18n.locale } = getTokenSource();
  const headers = new Headers({ authorization: `Bearer ${token}`, 'accept-language': locale });
  if (sent.body !== undefined) headers.set('content-type', 'application/json');
  if (known?.etag !== undefined) headers.set('if-none-match', known.etag);
  if (sent.limit !== undefined) headers.set('prefer', `limit=${sent.limit}`);
  if (sent.ifMatch !== undefined) headers.set('if-match', sent.ifMatch);
  if (sent.idempotencyKey !== undefined) headers.set('idempotency-key', sent.idempotencyKey);
  const body = sent.form ?? (sent.body === undefined ? null : JSON.stringify(renameKeys(sent.body, snakeName)));
  return { method: endpoints[name].method, headers, body, signal: sent.signal ?? null };
}

/** The server's sentence; what stands before the server, such as a proxy, answers in pages of its own, not for readers. */
async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.includes('html') || text.startsWith('<');
  const message = type.includes('json') ? errorField(text) : isPage ? '' : text;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(response.status, message, retryAfter);
}

function errorField(json: string): string {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null && 'error' in parsed ? String(parsed.error) : '';
  } catch {
    return '';
  }
}

/** The record in an answer; a body that breaks off is as if the server had not been reached. */
async function recordIn(response: Response): Promise<unknown> {
  try {
    return response.status === 204 ? undefined : renameKeys(await response.json(), camelName);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError('', { cause: error });
  }
}

async function fetchOrNetworkError(url: string, request: RequestInit, onProgress?: OnProgress): Promise<Response> {
  try {
    const { fetch = globalThis.fetch } = getTokenSource();
    const response = await (onProgress ? fetchWithProgress(url, request, onProgress) : fetch(url, request));
    reportReachable(true);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    reportReachable(false);
    throw new NetworkError('', { cause: error });
  }
}

/** Only a file takes long enough to be watched. */
function watcherOf({ form, onProgress }: Pick<CallOptions<CallName>, 'form' | 'onProgress'>): OnProgress | undefined {
  const holdsFile = [...(form?.values() ?? [])].some((value) => value instanceof File);
  return holdsFile ? onProgress : undefined;
}

const nextPage = (response: Response): string | undefined =>
  /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

/**
 * Makes one call. Names are camelCase here and snake_case on the wire. A 401 is tried once more with a fresh bearer.
 * Rejects with ApiError or NetworkError; shows nothing itself.
 */
export async function send<N extends CallName>(name: N, sent: CallOptions<N> = {}): Promise<CallResult<N>> {
  return sendTo(name, urlOf(name, sent), sent);
}

/**
 * The same for a URL the server named, such as the next page. A read answers the very object that it answered before
 * as long as the server says that nothing has changed.
 */
export async function sendTo<N extends CallName>(
  name: N,
  url: string,
  sent: CallOptions<N> = {},
): Promise<CallResult<N>> {
  const source = getTokenSource();
  const { person } = source;
  // What one person asked for is never asked again as another.
  const { uid = person?.uid } = sent;
  const isRead = endpoints[name].method === 'GET';
  const reader = isRead && person?.uid === uid ? person : undefined;
  // A beginning is not the whole, though both have one URL.
  const part = sent.limit === undefined ? url : `${url}#${sent.limit}`;
  const known = reader && findCachedResponse(reader, part);
  const attempt = async (fresh: boolean): Promise<Response> => {
    const token = await source.getIdToken(fresh, uid);
    return fetchOrNetworkError(url, requestOf(name, sent, token, known), watcherOf(sent));
  };
  const first = await attempt(false);
  const response = first.status === 401 ? await attempt(true) : first;
  const answer = response.status === 304 && known ? known : await answerIn(response);
  if (reader && answer !== known) cacheResponse(reader, part, answer);
  // The shape is the contract's: the server's tests check every answer against it.
  return answer as CallResult<N>;
}

async function answerIn(response: Response): Promise<CachedResponse> {
  if (!response.ok) throw await refusal(response);
  const data = await recordIn(response);
  return { data, etag: response.headers.get('etag') ?? undefined, next: nextPage(response) };
}

/** What to show of a failure: the server's own sentence when there is one, otherwise `fallback`. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
