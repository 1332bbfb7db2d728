import type { QueryClient } from '@tanstack/react-query';

export const giftsQueryKeyPrefix = ['gifts'] as const;

/**
 * Reloads those cached queries of gifts that the current page uses. The others reload when a page uses them
 * again.
 */
export const refreshGifts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: giftsQueryKeyPrefix });
