import * as v from 'valibot';
import { cleanName, displayName, email, foldAddress, say, trimmedText } from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';

const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Any text of at most 256 characters, blanks included: a password is never trimmed. */
const password = v.pipe(
  v.string(say('error.mustBeText')),
  v.check(storable, say('error.badCharacters')),
  v.maxLength(limits.passwordMax, `${say('error.tooLong')}|${limits.passwordMax}`),
);

/** The same, where it is chosen. */
const choosablePassword = v.pipe(password, v.minLength(limits.passwordMin, say('login.passwordTooShort')));

/** Addresses are compared and kept in lower case. */
const address = v.pipe(email, v.transform(foldAddress));

/** A link's token, as it stands behind the `#`: whatever else it might be, it opens nothing. */
const token = v.pipe(v.string(say('error.mustBeText')), v.maxLength(200, say('login.linkEnded')));

/**
 * Body of `POST /api/auth/sign-in/email`; `verification` is the token of a mailed link that proves the address, together with
 * the password.
 */
export const SignIn = v.strictObject({ email: address, password, verification: v.optional(token) });
export type SignIn = v.InferOutput<typeof SignIn>;

/** Body of `POST /api/auth/sign-up/email` (docs/specification.md §5). */
export const SignUp = v.strictObject({
  name: displayName,
  email: address,
  password: choosablePassword,
});

/** Body of `POST /api/auth/request-password-reset`. */
export const ResetRequest = v.strictObject({ email: address });

/** Body of `POST /api/auth/reset-password`. */
export const NewPassword = v.strictObject({ token, newPassword: choosablePassword });

/** Body of `POST /api/auth/update-user`. `PUT /users` has refused what this cleans. */
export const NewName = v.strictObject({
  name: v.pipe(trimmedText({ max: limits.displayName }), v.transform(cleanName)),
});

/** Body of `POST /api/auth/sign-out`: there is nothing to say. */
export const SignOut = v.strictObject({});

/** What signing in answers. The session's token stays in its cookie, out of every script's reach. */
export const SignedIn = v.object({
  user: v.object({ id: v.string(), email: v.string(), name: v.string(), emailVerified: v.boolean() }),
});

export type SignedIn = v.InferOutput<typeof SignedIn>;

/** What signing up answers; where the address must be proven first nobody is signed in yet. */
export const SignedUp = v.object({ ...SignedIn.entries, awaitsVerification: v.boolean() });

/** What a call answers that only did something. */
export const Done = v.object({ success: v.literal(true) });

/** What a library call answers when it refuses. */
export const LibraryRefusal = v.object({ code: v.optional(v.string(), '') });
