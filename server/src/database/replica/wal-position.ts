/** A place in PostgreSQL's log of changes: what comes later is greater. */
export type WalPosition = bigint;

/** Before everything: somebody of whom no change is known. */
export const firstPosition: WalPosition = 0n;

/** After everything: a change was made, and nobody knows where. */
export const lastPosition: WalPosition = 0xffffffff_ffffffffn;

/** Reads a `pg_lsn` as PostgreSQL writes it, such as `16/B374D848`; undefined for any other text. */
export function parseWalPosition(text: string): WalPosition | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined
    ? undefined
    : BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`);
}
