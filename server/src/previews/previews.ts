import type { ProductDataSource } from '@wishwell/contract/previews.ts';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import { waitUnlessAborted } from '../concurrency/wait-unless-aborted.ts';
import type { Config } from '../config/config.ts';
import { Problem } from '../http/problem.ts';
import type { ImageKey, ImageService } from '../images/images.ts';
import type { ResolveHost } from './fetch/check-link-target.ts';
import {
  createLinkFetcher,
  type FetchedResource,
  type FetchLinkResource,
  isImageResponse,
} from './fetch/link-fetcher.ts';
import { createPageReader } from './page-reader.ts';
import type { ReadProductResult } from './page/read-product.ts';
import { PreviewFailure } from './preview-failure.ts';

/** Result of a link preview. `image` is the key of an image that was stored for the user. */
export interface PreviewResult {
  reading: Pick<ReadProductResult, 'fields' | 'sources' | 'problem'>;
  image: { key: ImageKey; source: ProductDataSource } | undefined;
}

export interface LinkPreviewService {
  /**
   * Requests and reads the page of a shop. Rejects with 503 if too many users are waiting. The signal
   * `disconnected` stops the preview when it aborts. A preview that has not begun then rejects with the abort
   * reason.
   */
  preview(url: URL, userId: number, disconnected?: AbortSignal): Promise<PreviewResult>;
  close(): Promise<void>;
}

interface PreviewerDependencies {
  config: Pick<Config, 'linkPreviews' | 'publicUrl'>;
  images: Pick<ImageService, 'prepare' | 'save' | 'discard'>;
  warn?: (message: string) => void;
  /** Function that replaces DNS lookups; only tests set it. */
  resolve?: ResolveHost;
  /** Time limit of a link preview in milliseconds; 8,000 by default. */
  timeoutMs?: number;
}

interface CachedPage {
  reading: ReadProductResult;
  /** An image file of a shop, and the part of the page that contained its URL, such as Open Graph tags. */
  image: { bytes: Buffer; source: ProductDataSource } | undefined;
}

const DAY_MS = 86_400_000;
/** Maximum size of the cache of pages and their image files, in bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;
/**
 * Assumed size of a cached page without its image, in bytes. A constant is enough, because the texts and URLs
 * of a page have a limited length.
 */
const ASSUMED_CACHED_PAGE_BYTES = 20_000;
/** Minimum size of an image file in bytes. A smaller file is a tracking pixel. */
const MIN_IMAGE_BYTES = 100;
/** Maximum number of images of one page that a preview tries to decode, until one succeeds. */
const MAX_TRIED_IMAGES = 3;

/** Creates the service for link previews. It caches pages in the memory of this process. */
export function createLinkPreviewService({
  config,
  images,
  warn,
  resolve,
  timeoutMs = 8_000,
}: PreviewerDependencies): LinkPreviewService {
  const userAgent = `Mozilla/5.0 (compatible; Wishwell/1.0${config.publicUrl ? `; +${config.publicUrl.origin}` : ''})`;
  const fetchLink = createLinkFetcher({ settings: config.linkPreviews, userAgent, ...(resolve ? { resolve } : {}) });
  const reader = createPageReader({ warn });
  // One user gets at most half of the slots for simultaneous previews.
  const queue = createFairQueue({
    maxRunning: 8,
    maxRunningPerKey: 4,
    maxWaiting: 200,
    maxWaitingPerKey: 30,
    maxWaitMs: 12_000,
    createRefusal: () => new Problem(503, 'error.busy', { retryAfter: 5 }),
  });
  const cache = new LRUCache<string, CachedPage>({
    maxSize: CACHE_BYTES,
    ttl: DAY_MS,
    sizeCalculation: ({ image }) => ASSUMED_CACHED_PAGE_BYTES + (image?.bytes.length ?? 0),
  });

  /**
   * Stores an image for the user. Returns undefined if the bytes are not a valid image, or if `signal` aborts
   * before the image is stored.
   */
  const storeImage = async (bytes: Buffer, userId: number, signal: AbortSignal): Promise<ImageKey | undefined> => {
    const saving = images.save(bytes, 'edit', userId, signal);
    try {
      return await waitUnlessAborted(saving, signal);
    } catch {
      saving.then(images.discard).catch(() => {});
      return undefined;
    }
  };

  /** Returns the preview of a link that leads to an image instead of a page. */
  const readImage = async ({ body }: FetchedResource, userId: number, signal: AbortSignal): Promise<PreviewResult> => {
    const key = await storeImage(body, userId, signal);
    if (key === undefined) throw new PreviewFailure('not_a_product');
    return { reading: createEmptyReading(null), image: { key, source: 'html' } };
  };

  const runPreview = async (url: URL, userId: number, disconnected?: AbortSignal): Promise<PreviewResult> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = disconnected ? AbortSignal.any([timeout, disconnected]) : timeout;
    const cached = cache.get(url.href);
    if (cached) {
      const { reading, image } = cached;
      const key = image && (await storeImage(image.bytes, userId, signal));
      return { reading, image: key === undefined || !image ? undefined : { key, source: image.source } };
    }
    reader.prepare();
    images.prepare();
    const page = await fetchLink(url, 'page', signal);
    if (isImageResponse(page)) return readImage(page, userId, signal);
    const reading = await reader.read(page, userId, signal);
    const candidates = reading.images.slice(0, MAX_TRIED_IMAGES);
    for (const { url: imageUrl, source } of candidates) {
      const file = await fetchImage(fetchLink, imageUrl, signal);
      const key = file && (await storeImage(file.body, userId, signal));
      if (file && key !== undefined) {
        cache.set(url.href, { reading, image: { bytes: file.body, source } });
        return { reading, image: { key, source } };
      }
    }
    if (isCacheable(reading) && candidates.length === 0) cache.set(url.href, { reading, image: undefined });
    return { reading, image: undefined };
  };

  return {
    preview: async (url, userId, disconnected) => {
      try {
        const task = (): Promise<PreviewResult> => runPreview(removeFragmentAndCredentials(url), userId, disconnected);
        return await queue.run(String(userId), task, disconnected);
      } catch (error) {
        if (error instanceof PreviewFailure) return { reading: createEmptyReading(error.problem), image: undefined };
        throw error;
      }
    },
    close: () => reader.close(),
  };
}

/** Returns a URL without its fragment and credentials, which the server never sends to a shop. */
function removeFragmentAndCredentials(url: URL): URL {
  const cleanUrl = new URL(url);
  cleanUrl.hash = '';
  cleanUrl.username = '';
  cleanUrl.password = '';
  return cleanUrl;
}

/**
 * Returns whether a preview may be cached. Most problems, such as a refusal by the shop, may be temporary and
 * are not cached.
 */
const isCacheable = ({ problem }: ReadProductResult): boolean => problem === null || problem === 'not_a_product';

const createEmptyReading = (problem: PreviewFailure['problem'] | null): PreviewResult['reading'] => ({
  fields: { name: null, price: null, currency: null, description: null, shop: null },
  sources: {},
  problem,
});

async function fetchImage(
  fetchLink: FetchLinkResource,
  url: string,
  signal: AbortSignal,
): Promise<FetchedResource | undefined> {
  const file = await fetchLink(new URL(url), 'image', signal).catch(() => undefined);
  return file && file.status < 300 && file.body.length >= MIN_IMAGE_BYTES ? file : undefined;
}
