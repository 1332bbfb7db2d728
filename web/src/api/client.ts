import type { ResponseOf, RequestBodyOf, CallName, calls } from '@wishwell/contract/calls.ts';
import { endpoints } from '@wishwell/contract/endpoints.ts';
import { toCamelCase, renameKeys, toSnakeCase, type CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { i18n } from '../i18n/i18n.ts';
import { cacheResponse, findCachedResponse, type CachedResponse } from './etag-cache.ts';
import { fetchWithProgress, type UploadProgressListener } from './fetch-with-progress.ts';
import { recordServerReachability } from './online-status.ts';
import { NetworkError, getTokenSource } from './token-source.ts';

/**
 * Thrown if the server responds with an error status. `message` is the server's message, which a toast can
 * show. It is empty if the server sent no message.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The time in seconds after which the client may retry, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export const isForbiddenOrNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

export const isNotFoundOrGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/**
 * The endpoints of the API contract. Imported only as a type, so that the app does not bundle the contract's
 * schemas.
 */
export type ApiEndpoints = typeof calls;

interface ApiRequestOptions<N extends CallName> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: CamelCaseKeys<RequestBodyOf<ApiEndpoints[N]>>;
  /** The body of a multipart request. Its field names are in snake_case, unlike those of a JSON body. */
  form?: FormData;
  /**
   * The ETag of the list version that the user edited. The server responds 412 if the list has changed since
   * then.
   */
  ifMatch?: string | undefined;
  /**
   * Idempotency key of a request that creates a record. If a later request has the same key and body, the
   * server returns the existing record.
   */
  idempotencyKey?: string;
  /**
   * The uid of the user on whose behalf the request is sent. By default, this is the current user. If another
   * user is signed in, the request is not sent and an error is thrown.
   */
  uid?: string;
  signal?: AbortSignal;
  onProgress?: UploadProgressListener | undefined;
  /** Whether a visitor without an account may send the request. A visitor's request has no bearer token. */
  asVisitor?: boolean;
}

interface ApiResponse<N extends CallName> {
  data: CamelCaseKeys<ResponseOf<ApiEndpoints[N]>>;
  etag: string | undefined;
  /** The path and query string of the request for the next page of entries. Undefined on the last page. */
  next: string | undefined;
}

type UrlParts = Pick<ApiRequestOptions<CallName>, 'params' | 'query'>;

function buildUrl(name: CallName, { params = {}, query = {} }: UrlParts): string {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, cacheKey: string) =>
    encodeURIComponent(String(params[cacheKey])),
  );
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(toSnakeCase(field), String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function buildRequest<N extends CallName>(
  name: N,
  options: ApiRequestOptions<N>,
  token: string | undefined,
  cached?: CachedResponse,
): RequestInit {
  const { locale = i18n.locale } = getTokenSource();
  const headers = new Headers({ 'accept-language': locale });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (cached?.etag !== undefined) headers.set('if-none-match', cached.etag);
  if (options.ifMatch !== undefined) headers.set('if-match', options.ifMatch);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  const body =
    options.form ?? (options.body === undefined ? null : JSON.stringify(renameKeys(options.body, toSnakeCase)));
  return { method: endpoints[name].method, headers, body, signal: options.signal ?? null };
}

/**
 * Converts a failed response to an error. Ignores a response body in HTML: it is the error page of a proxy
 * and not a message for the user.
 */
async function parseError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const type = response.headers.get('content-type') ?? '';
  const isHtml = type.includes('html') || text.startsWith('<');
  const message = type.includes('json') ? parseErrorField(text) : isHtml ? '' : text;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(response.status, message, retryAfter);
}

function parseErrorField(json: string): string {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null && 'error' in parsed ? String(parsed.error) : '';
  } catch {
    return '';
  }
}

/** Parses the response body as JSON. Rejects with NetworkError if the body is truncated. */
async function parseBody(response: Response): Promise<unknown> {
  try {
    return response.status === 204 ? undefined : renameKeys(await response.json(), toCamelCase);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError('', { cause: error });
  }
}

async function fetchOrNetworkError(
  url: string,
  request: RequestInit,
  onProgress?: UploadProgressListener,
): Promise<Response> {
  try {
    const { fetch = globalThis.fetch } = getTokenSource();
    const response = await (onProgress ? fetchWithProgress(url, request, onProgress) : fetch(url, request));
    recordServerReachability(true);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    recordServerReachability(false);
    throw new NetworkError('', { cause: error });
  }
}

/** Reports the progress only of a form with a file. Other requests are too short for a progress bar. */
function selectProgressCallback({
  form,
  onProgress,
}: Pick<ApiRequestOptions<CallName>, 'form' | 'onProgress'>): UploadProgressListener | undefined {
  const hasFile = [...(form?.values() ?? [])].some((value) => value instanceof File);
  return hasFile ? onProgress : undefined;
}

const getNextPageUrl = (response: Response): string | undefined =>
  /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

/**
 * Sends one API request. Converts field names between camelCase and snake_case. After a 401 response, fetches
 * a new bearer token and retries once. Rejects with ApiError or NetworkError. Shows no error message to the
 * user.
 */
export async function sendApiRequest<N extends CallName>(
  name: N,
  options: ApiRequestOptions<N> = {},
): Promise<ApiResponse<N>> {
  return sendApiRequestToUrl(name, buildUrl(name, options), options);
}

/**
 * Like `sendApiRequest`, but for a URL that the server sent, such as that of the next page. Returns the
 * cached response if the server responds 304.
 */
export async function sendApiRequestToUrl<N extends CallName>(
  name: N,
  url: string,
  options: ApiRequestOptions<N> = {},
): Promise<ApiResponse<N>> {
  const source = getTokenSource();
  const { person } = source;
  // Stores the uid of the current user with the request. If another user signs in before the request is sent,
  // the request fails.
  const { uid = person?.uid } = options;
  const isVisitor = options.asVisitor === true && person === undefined;
  const isRead = endpoints[name].method === 'GET';
  const cacheOwner = isRead && person?.uid === uid ? person : undefined;
  const cached = cacheOwner && findCachedResponse(cacheOwner, url);
  const attempt = async (forceRefresh: boolean): Promise<Response> => {
    const token = isVisitor ? undefined : await source.getIdToken(forceRefresh, uid);
    return fetchOrNetworkError(url, buildRequest(name, options, token, cached), selectProgressCallback(options));
  };
  const firstResponse = await attempt(false);
  const response = firstResponse.status === 401 && !isVisitor ? await attempt(true) : firstResponse;
  const result = response.status === 304 && cached ? cached : await parseResponse(response);
  if (cacheOwner && result !== cached) cacheResponse(cacheOwner, url, result);
  // Does not validate the response, because the server's tests check every response against the API contract.
  return result as ApiResponse<N>;
}

async function parseResponse(response: Response): Promise<CachedResponse> {
  if (!response.ok) throw await parseError(response);
  const data = await parseBody(response);
  return { data, etag: response.headers.get('etag') ?? undefined, next: getNextPageUrl(response) };
}

/** Returns the server's error message, or `fallback` if the server sent no message. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
