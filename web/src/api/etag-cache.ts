export interface CachedResponse {
  data: unknown;
  /** A response without an ETag is not cached. */
  etag: string | undefined;
  next: string | undefined;
}

const maxEntries = 40;
/**
 * Maximum age of a cache entry in milliseconds. A response may contain signed image URLs, which stay valid
 * for at least a day.
 */
const maxEntryAgeMs = 12 * 3_600_000;

type CacheEntry = CachedResponse & { expiresAt: number };

/**
 * One cache per session. The key is the user object of the session. After the session, the garbage collector
 * frees the object and its cache.
 */
const cachesByPerson = new WeakMap<object, Map<string, CacheEntry>>();

export function findCachedResponse(person: object, url: string): CachedResponse | undefined {
  const entry = cachesByPerson.get(person)?.get(url);
  return entry && performance.now() < entry.expiresAt ? entry : undefined;
}

/**
 * Stores the response for `url` in the cache and replaces an older one. Removes the oldest entry if the cache
 * is full.
 */
export function cacheResponse(person: object, url: string, response: CachedResponse): void {
  const entries = cachesByPerson.get(person) ?? new Map<string, CacheEntry>();
  cachesByPerson.set(person, entries);
  entries.delete(url);
  if (response.etag !== undefined) entries.set(url, { ...response, expiresAt: performance.now() + maxEntryAgeMs });
  const [first] = entries.keys();
  if (entries.size > maxEntries && first !== undefined) entries.delete(first);
}
