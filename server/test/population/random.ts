/** Returns a random number in [0, 1). The same seed gives the same sequence. */
export type RandomSource = () => number;

/** Creates a random number generator: Marsaglia's 32-bit xorshift with the shifts 13, 17 and 5. */
export function createRandomSource(seed: number): RandomSource {
  let state = Math.imul(seed + 1, 0x9e_37_79_b9) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Shuffles an array in place (Fisher and Yates). */
export function shuffle(values: Int32Array | Float64Array, random: RandomSource): void {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = values[at] ?? 0;
    values[at] = values[other] ?? 0;
    values[other] = kept;
  }
}
