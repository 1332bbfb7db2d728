import type { FastifyBaseLogger } from 'fastify';
import type { ImageStore } from '../images/images.ts';
import { StoreUnavailableProblem } from '../images/stores/store-unavailable.ts';

/**
 * Checks the image store. Throws a `StartFailure` if the operator must correct its settings. If the store is
 * only unavailable, logs a warning, because lists and claims work without images.
 */
export async function checkImageStore(store: ImageStore, logger: FastifyBaseLogger): Promise<void> {
  try {
    const warning = await store.check?.();
    if (warning !== undefined) logger.warn(warning);
  } catch (error) {
    if (!(error instanceof StoreUnavailableProblem)) throw error;
    logger.warn(`${error.store} does not answer (${error.reason}): pictures are answered with 503 until it does.`);
  }
}
