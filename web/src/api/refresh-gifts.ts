import type { QueryClient } from '@tanstack/react-query';

/** The prefix of the query keys of all gift queries. */
export const giftsQueryKeyPrefix = ['gifts'] as const;

/**
 * Reloads the gift queries that the current page uses. Other gift queries reload when a page uses them again.
 */
export const refreshGifts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: giftsQueryKeyPrefix });
