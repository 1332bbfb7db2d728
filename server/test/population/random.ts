/** A number in [0, 1), another one each time, always the same row for one seed. */
export type Random = () => number;

/** Marsaglia's xorshift of 32 bits with the shifts 13, 17 and 5; tens of millions a second. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e_37_79_b9) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates: each order as likely as the others. */
export function shuffle(values: Int32Array | Float64Array, random: Random): void {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = values[at] ?? 0;
    values[at] = values[other] ?? 0;
    values[other] = kept;
  }
}
