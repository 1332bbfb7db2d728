import type { Price } from '@wishwell/contract/prices.ts';

/** URL of an image in a page, with its size in pixels if known. */
export interface FoundImage {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Fields of a product that one source in a page contains, for example JSON-LD. The texts may still contain
 * markup.
 */
export interface FoundProductFields {
  name?: string | undefined;
  price?: Price | undefined;
  description?: string | undefined;
  images?: readonly FoundImage[];
  shop?: string | undefined;
  /**
   * Whether the page presents a single product. Undefined if this source does not contain that information.
   */
  isProduct?: boolean;
}
