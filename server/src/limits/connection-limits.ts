/** Limits of one connection, in milliseconds. */
export interface ConnectionLimits {
  /** For a request's head to arrive. */
  head: number;
  /** For a whole request to arrive, its body included. */
  request: number;
  /** Between two bytes of a request's body while the server reads it. */
  bodyStall: number;
  /** In which the client takes no byte of a response that waits to be sent. */
  responseStall: number;
  /** Between a response and the next request. */
  idle: number;
  /** For the client to close its side after the server has closed its own. */
  halfOpen: number;
  /** Between two looks at all connections. */
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
