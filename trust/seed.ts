import { isFullTestRun } from './tier.ts';

/** Returns the next random number in [0, 1). The sequence depends only on the seed. */
export type RandomSource = () => number;

/** The seed in `npm test`. Each run makes the same random choices. */
const fixedSeed = 20_261_127;

/**
 * Returns the seed in the environment variable SEED, to repeat a run. Without SEED, returns a random seed in
 * `npm run test:full` and a fixed seed in `npm test`.
 */
export function chooseSeed(): number {
  const seed = process.env['SEED'];
  if (seed !== undefined) return Number(seed);
  return isFullTestRun ? Math.floor(Math.random() * 2 ** 31) : fixedSeed;
}

/** Creates a random number generator: a Weyl sequence with the mixing function of MurmurHash3. */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x85_eb_ca_6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2_b2_ae_35);
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 2 ** 32;
  };
}
