import {
  cleanAndShortenName,
  displayNameSchema,
  emailSchema,
  lowercaseEmailAscii,
  castToMessageId,
  createTrimmedTextSchema,
} from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';
import * as v from 'valibot';

const isStorableText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/**
 * Schema of a password: any text of at most 256 characters. It is never trimmed, so spaces at both ends are
 * part of it.
 */
const password = v.pipe(
  v.string(castToMessageId('error.mustBeText')),
  v.check(isStorableText, castToMessageId('error.badCharacters')),
  v.maxLength(limits.passwordMax, `${castToMessageId('error.tooLong')}|${limits.passwordMax}`),
);

const newPasswordSchema = v.pipe(password, v.minLength(limits.passwordMin, castToMessageId('login.passwordTooShort')));

const lowerCaseEmail = v.pipe(emailSchema, v.transform(lowercaseEmailAscii));

/** Schema of the token in the URL fragment of a mailed link. */
const linkToken = v.pipe(
  v.string(castToMessageId('error.mustBeText')),
  v.maxLength(200, castToMessageId('login.linkEnded')),
);

/**
 * Body of `POST /api/auth/sign-in/email`. `verification` is the token of a mailed link; together with the
 * password it proves the e-mail address.
 */
export const SignInBody = v.strictObject({ email: lowerCaseEmail, password, verification: v.optional(linkToken) });
export type SignInBody = v.InferOutput<typeof SignInBody>;

/** Body of `POST /api/auth/sign-up/email` (docs/specification.md §5). */
export const SignUpBody = v.strictObject({
  name: displayNameSchema,
  email: lowerCaseEmail,
  password: newPasswordSchema,
});

export const ResetMailRequestBody = v.strictObject({ email: lowerCaseEmail });

export const PasswordResetBody = v.strictObject({ token: linkToken, newPassword: newPasswordSchema });

export const PasswordChangeBody = v.strictObject({ currentPassword: password, newPassword: newPasswordSchema });

/**
 * Body of `POST /api/auth/update-user`. Removes hidden characters from the name. It need not reject invalid
 * names, because clients call `PUT /users` first, which rejects them.
 */
export const DisplayNameChangeBody = v.strictObject({
  name: v.pipe(createTrimmedTextSchema({ max: limits.displayName }), v.transform(cleanAndShortenName)),
});

export const SignOutBody = v.strictObject({});

/**
 * Response of a sign-in. It contains no session token, because the token must be only in a cookie that
 * scripts cannot read.
 */
export const SignInResponse = v.object({
  user: v.object({ id: v.string(), email: v.string(), name: v.string(), emailVerified: v.boolean() }),
});

export type SignInResponse = v.InferOutput<typeof SignInResponse>;

/**
 * Response of a sign-up. If `awaitsVerification` is true, the user must prove the e-mail address before the
 * first sign-in.
 */
export const SignUpResponse = v.object({ ...SignInResponse.entries, awaitsVerification: v.boolean() });

export const SuccessResponse = v.object({ success: v.literal(true) });

export const IdentityLibraryErrorResponse = v.object({ code: v.optional(v.string(), '') });
