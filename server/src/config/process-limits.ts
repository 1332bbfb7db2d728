/** Bounds of one process; with several, each has its own. They hold under `RATE_LIMITS=off`, because they bound memory. */
export interface ProcessLimits {
  connections: number;
  /** Requests of one person that are served at once. */
  requestsPerUser: number;
  /** Requests without a bearer, from one network, that are served at once. */
  requestsPerAddress: number;
  /** Bytes of uploaded images in memory. */
  uploadBytes: number;
  /** Bytes of responses that are not sent yet. */
  responseBytes: number;
}

interface Values {
  LIMIT_CONNECTIONS: number;
  LIMIT_REQUESTS_AT_ONCE_PER_USER: number;
  LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS: number;
  LIMIT_UPLOAD_BYTES_AT_ONCE: number;
  LIMIT_RESPONSE_BYTES_AT_ONCE: number;
  LIMIT_IMAGE_BYTES: number;
}

/** Returns what contradicts each other, as sentences. */
export function findProcessLimitContradictions(values: Values): string[] {
  return values.LIMIT_UPLOAD_BYTES_AT_ONCE < values.LIMIT_IMAGE_BYTES
    ? ['LIMIT_UPLOAD_BYTES_AT_ONCE must not be less than LIMIT_IMAGE_BYTES.']
    : [];
}

export function toProcessLimits(values: Values): ProcessLimits {
  return {
    connections: values.LIMIT_CONNECTIONS,
    requestsPerUser: values.LIMIT_REQUESTS_AT_ONCE_PER_USER,
    requestsPerAddress: values.LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS,
    uploadBytes: values.LIMIT_UPLOAD_BYTES_AT_ONCE,
    responseBytes: values.LIMIT_RESPONSE_BYTES_AT_ONCE,
  };
}
