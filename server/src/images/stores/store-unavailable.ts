import { Problem } from '../../http/problem.ts';

/**
 * The store of pictures does not do what it should right now: 503, with the reason in the log. What was asked of it may
 * have happened all the same, or may happen yet.
 */
export class StoreUnavailable extends Problem {
  /** For the operator, in a few words: `ECONNREFUSED`, or what the store answered. */
  readonly reason: string;

  /** The subject of a sentence for the operator. */
  readonly store: string;

  constructor(reason: string, cause?: unknown, store = 'The picture store in S3_URL') {
    super(503, 'error.picturesAway', { retryAfter: 5 });
    this.reason = reason;
    this.store = store;
    this.cause = cause ?? new Error(reason);
  }
}
