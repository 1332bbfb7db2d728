import { Problem } from '../../http/problem.ts';

/** Firebase could not be asked, or made no sense: nothing is known of the bearer, so that this is neither 401 nor 500. */
export function unreachable(cause: unknown): Problem {
  const problem = new Problem(503, 'error.identityUnavailable', { retryAfter: 5 });
  problem.cause = cause;
  return problem;
}
