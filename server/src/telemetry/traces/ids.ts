import { randomFillSync } from 'node:crypto';

/** Bytes of chance that are fetched at once: one by one they would cost more than everything else of a span. */
const reserve = Buffer.alloc(4_096);
let used = reserve.length;

/** So many random bytes as hexadecimal digits; sixteen for a trace, eight for a span. */
export function newId(bytes: 8 | 16): string {
  if (used + bytes > reserve.length) {
    randomFillSync(reserve);
    used = 0;
  }
  used += bytes;
  return reserve.toString('hex', used - bytes, used);
}
