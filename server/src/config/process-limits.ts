/** Limits of each server process. They limit its memory, so they apply even if `RATE_LIMITS=off`. */
export interface ProcessLimits {
  connections: number;
  /** Maximum number of simultaneous requests of one user. */
  requestsPerUser: number;
  /** Maximum number of simultaneous requests without bearer token from one network. */
  requestsPerAddress: number;
}

interface ProcessLimitValues {
  LIMIT_CONNECTIONS: number;
  LIMIT_REQUESTS_AT_ONCE_PER_USER: number;
  LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS: number;
}

export function toProcessLimits(values: ProcessLimitValues): ProcessLimits {
  return {
    connections: values.LIMIT_CONNECTIONS,
    requestsPerUser: values.LIMIT_REQUESTS_AT_ONCE_PER_USER,
    requestsPerAddress: values.LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS,
  };
}
