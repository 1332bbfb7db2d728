/** The last response to a read. */
export interface CachedResponse {
  data: unknown;
  /** The tag by which the server knows it again (RFC 9110, section 8.8.3); without one the response is not cached. */
  etag: string | undefined;
  next: string | undefined;
}

/** Per person. */
const maxEntries = 40;
/** Milliseconds. The URLs of pictures in an answer live for a day at least, and no answer is kept for longer. */
const lifetime = 12 * 3_600_000;

type CacheEntry = CachedResponse & { expiresAt: number };

/** The entries go with the object that stands for a person's being signed in: nothing is left to whoever comes next. */
const caches = new WeakMap<object, Map<string, CacheEntry>>();

/** Returns the last response of `url` to `person`; undefined when there is none, or when it is too old. */
export function findCachedResponse(person: object, url: string): CachedResponse | undefined {
  const entry = caches.get(person)?.get(url);
  return entry && performance.now() < entry.expiresAt ? entry : undefined;
}

/** Replaces the entry of `url`. Removes the oldest entry when there are too many. */
export function cacheResponse(person: object, url: string, answer: CachedResponse): void {
  const own = caches.get(person) ?? new Map<string, CacheEntry>();
  caches.set(person, own);
  own.delete(url);
  if (answer.etag !== undefined) own.set(url, { ...answer, expiresAt: performance.now() + lifetime });
  const [first] = own.keys();
  if (own.size > maxEntries && first !== undefined) own.delete(first);
}
