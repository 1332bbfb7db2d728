import type { QueryClient } from '@tanstack/react-query';

export const giftsQueryKeyPrefix = ['gifts'] as const;

/**
 * Reloads the gift queries that the current page uses. Other gift queries reload when a page uses them again.
 */
export const refreshGifts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: giftsQueryKeyPrefix });
