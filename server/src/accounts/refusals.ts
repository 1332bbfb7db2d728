import type { MessageId } from '@wishwell/text/messages.ts';
import { Problem } from '../http/problem.ts';

const emailInUse = (): Problem => new Problem(409, 'login.emailInUse');
const wrongOrigin = (): Problem => new Problem(403, 'error.wrongHost');

const problemsOfLibrary: Readonly<Record<string, () => Problem>> = {
  USER_ALREADY_EXISTS: emailInUse,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailInUse,
  INVALID_EMAIL_OR_PASSWORD: () => new Problem(401, 'login.incorrectCredentials'),
  // Bodies are checked before; only the library's stricter idea of an address can still object.
  VALIDATION_ERROR: () => new Problem(400, 'login.invalidEmail'),
  INVALID_EMAIL: () => new Problem(400, 'login.invalidEmail'),
  INVALID_ORIGIN: wrongOrigin,
  MISSING_OR_NULL_ORIGIN: wrongOrigin,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: wrongOrigin,
  EMAIL_NOT_VERIFIED: () => new Problem(403, 'login.emailNotVerified'),
  USER_DISABLED: () => new Problem(403, 'error.inactive'),
  UNAUTHORIZED: () => new Problem(401, 'error.unauthenticated'),
};

const UNIQUE_VIOLATION = '23505';

/** A refusal of the library as ours. Throws for one that nobody foresaw: that is a fault. */
export function problemOfLibrary(code: string): Problem {
  const problem = problemsOfLibrary[code]?.();
  if (!problem) throw new Error(`The identity library refused with ${code || 'no code'}`);
  return problem;
}

/** What a failure under the library means: a refusal of ours, or two sign-ups at once for one address end in the database. */
export function problemUnderLibrary(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
  return isTaken ? emailInUse() : error;
}

const codesOfMessages: ReadonlyMap<MessageId, string> = new Map<MessageId, string>([
  ['login.emailInUse', 'USER_ALREADY_EXISTS'],
  ['login.incorrectCredentials', 'INVALID_EMAIL_OR_PASSWORD'],
  ['login.invalidEmail', 'INVALID_EMAIL'],
  ['login.passwordTooShort', 'PASSWORD_TOO_SHORT'],
  ['login.emailNotVerified', 'EMAIL_NOT_VERIFIED'],
  ['login.verificationEnded', 'EMAIL_NOT_VERIFIED'],
  ['login.linkEnded', 'INVALID_TOKEN'],
  ['error.wrongHost', 'INVALID_ORIGIN'],
  ['error.inactive', 'USER_DISABLED'],
]);

const codesOfStatuses: ReadonlyMap<number, string> = new Map([
  [400, 'INVALID_BODY'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'BODY_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'SERVICE_UNAVAILABLE'],
]);

/** The `code` beside the `message` of a refusal below `/api/auth`. */
export function codeOfProblem({ id, status }: Problem): string {
  return codesOfMessages.get(id) ?? codesOfStatuses.get(status) ?? 'INTERNAL_SERVER_ERROR';
}
