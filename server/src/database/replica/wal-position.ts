/** A position in PostgreSQL's write-ahead log; later positions are greater. */
export type WalPosition = bigint;

/**
 * Lower than every real WAL position. Stands for a client that has changed nothing, so that any replica may
 * serve it.
 */
export const positionBeforeAllChanges: WalPosition = 0n;

/**
 * Higher than every real WAL position. Stands for an unknown position, so that no replica may serve the
 * client.
 */
export const positionAfterAllChanges: WalPosition = 0xffffffff_ffffffffn;

/** Parses a `pg_lsn` such as `16/B374D848`; returns undefined for any other text. */
export function parseWalPosition(text: string): WalPosition | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined
    ? undefined
    : BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`);
}
