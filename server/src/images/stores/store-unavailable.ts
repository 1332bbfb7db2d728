import { Problem } from '../../http/problem.ts';

/**
 * Error of a temporarily unavailable image store. The client gets a 503, and the log contains the reason. The
 * failed operation may nevertheless have succeeded, or may still succeed.
 */
export class StoreUnavailableProblem extends Problem {
  /** Reason for the log, such as `ECONNREFUSED` or the error response of the store. */
  readonly reason: string;

  /** Description of the image store for messages to the operator. */
  readonly store: string;

  constructor(reason: string, cause?: unknown, store = 'The picture store in S3_URL') {
    super(503, 'error.picturesAway', { retryAfter: 5 });
    this.reason = reason;
    this.store = store;
    this.cause = cause ?? new Error(reason);
  }
}
