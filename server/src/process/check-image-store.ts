import type { FastifyBaseLogger } from 'fastify';
import type { ImageStore } from '../images/images.ts';
import { StoreUnavailable } from '../images/stores/store-unavailable.ts';

/**
 * Throws `StartFailure` when the store of pictures will not serve us until an operator does something. One that is away is a
 * warning: lists and claims work without it, and pictures do as soon as it is back.
 */
export async function checkImageStore(store: ImageStore, logger: FastifyBaseLogger): Promise<void> {
  try {
    const warning = await store.check?.();
    if (warning !== undefined) logger.warn(warning);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    logger.warn(`${error.store} does not answer (${error.reason}): pictures are answered with 503 until it does.`);
  }
}
