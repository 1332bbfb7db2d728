/** Limits of each server process. They limit its memory, so they apply even if `RATE_LIMITS=off`. */
export interface ProcessLimits {
  connections: number;
  /** Maximum number of simultaneous requests of one user. */
  requestsPerUser: number;
  /** Maximum number of simultaneous requests without bearer token from one network. */
  requestsPerAddress: number;
  /** Maximum total size of the uploaded images in memory, in bytes. */
  uploadBytes: number;
  /** Maximum total size of the unsent responses in memory, in bytes. */
  responseBytes: number;
}

interface ProcessLimitValues {
  LIMIT_CONNECTIONS: number;
  LIMIT_REQUESTS_AT_ONCE_PER_USER: number;
  LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS: number;
  LIMIT_UPLOAD_BYTES_AT_ONCE: number;
  LIMIT_RESPONSE_BYTES_AT_ONCE: number;
  LIMIT_IMAGE_BYTES: number;
}

export function findProcessLimitContradictions(values: ProcessLimitValues): string[] {
  return values.LIMIT_UPLOAD_BYTES_AT_ONCE < values.LIMIT_IMAGE_BYTES
    ? ['LIMIT_UPLOAD_BYTES_AT_ONCE must not be less than LIMIT_IMAGE_BYTES.']
    : [];
}

export function toProcessLimits(values: ProcessLimitValues): ProcessLimits {
  return {
    connections: values.LIMIT_CONNECTIONS,
    requestsPerUser: values.LIMIT_REQUESTS_AT_ONCE_PER_USER,
    requestsPerAddress: values.LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS,
    uploadBytes: values.LIMIT_UPLOAD_BYTES_AT_ONCE,
    responseBytes: values.LIMIT_RESPONSE_BYTES_AT_ONCE,
  };
}
