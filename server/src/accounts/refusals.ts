import type { MessageId } from '@wishwell/text/messages.ts';
import { Problem } from '../http/problem.ts';

const createEmailInUseProblem = (): Problem => new Problem(409, 'login.emailInUse');
const createWrongOriginProblem = (): Problem => new Problem(403, 'error.wrongHost');

const problemCreatorsByLibraryCode: Readonly<Record<string, () => Problem>> = {
  USER_ALREADY_EXISTS: createEmailInUseProblem,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: createEmailInUseProblem,
  INVALID_EMAIL_OR_PASSWORD: () => new Problem(401, 'login.incorrectCredentials'),
  INVALID_ORIGIN: createWrongOriginProblem,
  MISSING_OR_NULL_ORIGIN: createWrongOriginProblem,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: createWrongOriginProblem,
  EMAIL_NOT_VERIFIED: () => new Problem(403, 'login.emailNotVerified'),
  USER_DISABLED: () => new Problem(403, 'error.inactive'),
  UNAUTHORIZED: () => new Problem(401, 'error.unauthenticated'),
};

const UNIQUE_VIOLATION_CODE = '23505';

/** Returns the `Problem` for an error code of Better Auth. Throws for an unknown code. */
export function createProblemForLibraryErrorCode(code: string): Problem {
  const problem = problemCreatorsByLibraryCode[code]?.();
  if (!problem) throw new Error(`The identity library returned an unknown error code: ${code || 'none'}`);
  return problem;
}

/**
 * Returns the error to throw after a database error during a call of Better Auth. A unique violation means
 * that two simultaneous sign-ups used the same e-mail address.
 */
export function convertLibraryErrorToProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const isEmailInUse = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION_CODE;
  return isEmailInUse ? createEmailInUseProblem() : error;
}

const errorCodesByMessageId: ReadonlyMap<MessageId, string> = new Map<MessageId, string>([
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

const errorCodesByStatus: ReadonlyMap<number, string> = new Map([
  [400, 'INVALID_BODY'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'BODY_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'SERVICE_UNAVAILABLE'],
]);

/** Returns the value of the field `code` in the error response to a request below `/api/auth`. */
export function getIdentityErrorCode({ id, status }: Problem): string {
  return errorCodesByMessageId.get(id) ?? errorCodesByStatus.get(status) ?? 'INTERNAL_SERVER_ERROR';
}
