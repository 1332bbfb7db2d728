/** Timeouts of a connection in milliseconds. After a timeout the server closes the connection. */
export interface ConnectionLimits {
  /** Maximum time from the start of a request until its headers have arrived completely. */
  head: number;
  /** Maximum time from the start of a request until its body has arrived completely. */
  request: number;
  /** Maximum time in which no bytes of a request body arrive while the server waits for them. */
  bodyStall: number;
  /** Maximum time in which the client reads no bytes of a response. */
  responseStall: number;
  /** Maximum time from a response to the next request on the same connection. */
  idle: number;
  /** Maximum time until the client also closes a connection after the server has closed it. */
  halfOpen: number;
  /** Interval between two checks of all connections. */
  sweep: number;
}

export const connectionLimits: ConnectionLimits = {
  head: 8_000,
  request: 60_000,
  bodyStall: 5_000,
  responseStall: 30_000,
  idle: 72_000,
  halfOpen: 2_000,
  sweep: 1_000,
};
