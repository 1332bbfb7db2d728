import type { SigningPads } from './pictures.ts';
import { expiryFor } from './signature.ts';

/** The first three parameters of every statement that hands out addresses: `$1` expiry, `$2` and `$3` the pads. */
export const addressParameters = (pads: SigningPads): readonly [number, Buffer, Buffer] => [
  expiryFor(new Date()),
  pads.inner,
  pads.outer,
];

/** SQL: the signed address of the picture with this key. Wants `addressParameters` first. */
export const addressOf = (key: string): string => `picture_address(${key}, $1::bigint, $2::bytea, $3::bytea)`;
