/** `npm run test:full`: hours of chance instead of minutes. */
export const isFull = process.env['FULL'] === '1';

/** How often a suite rolls its dice: a little within `npm test`, a lot within `npm run test:full`. */
export const howMany = (tiers: { quick: number; full: number }): number => (isFull ? tiers.full : tiers.quick);

/** In milliseconds: so long may a storm take on a machine that has much else to do. */
export const hour = 3_600_000;
