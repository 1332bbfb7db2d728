/** A number in [0, 1), another one each time, always the same row for one seed. */
export type Dice = () => number;

/** SEED of the environment repeats a run; otherwise every run has its own, which a failure prints. */
export function chooseSeed(): number {
  const given = process.env['SEED'];
  return given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
}

/** Dice by Weyl's sequence, mixed with the constants of Murmur's third hash. */
export function createDice(seed: number): Dice {
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

export function pick<T>(dice: Dice, from: readonly [T, ...T[]] | readonly T[]): T {
  return from[Math.floor(dice() * from.length)] as T;
}

/** True so many times in one. */
export const chance = (dice: Dice, likelihood: number): boolean => dice() < likelihood;
