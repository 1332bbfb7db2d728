import { Problem } from '../../http/problem.ts';

/**
 * Returns a 503 `Problem`. While Firebase does not respond, the server cannot know whether a bearer token is
 * valid.
 */
export function createFirebaseUnavailableProblem(cause: unknown): Problem {
  const problem = new Problem(503, 'error.identityUnavailable', { retryAfter: 5 });
  problem.cause = cause;
  return problem;
}
