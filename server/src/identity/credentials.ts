import * as v from 'valibot';
import { email, say, trimmedText } from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';

const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Any text of at most 256 characters, blanks included: a password is never trimmed. */
const password = v.pipe(
  v.string(say('error.mustBeText')),
  v.check(storable, say('error.badCharacters')),
  v.maxLength(limits.passwordMax, `${say('error.tooLong')}|${limits.passwordMax}`),
);

/** Addresses are compared and kept in lower case. */
const address = v.pipe(email, v.toLowerCase());

/** Body of `POST /api/auth/sign-in/email`. */
export const SignIn = v.strictObject({ email: address, password });
export type SignIn = v.InferOutput<typeof SignIn>;

/** Body of `POST /api/auth/sign-up/email` (specification, section 5). */
export const SignUp = v.strictObject({
  name: trimmedText({ max: limits.displayName }),
  email: address,
  password: v.pipe(password, v.minLength(limits.passwordMin, say('login.passwordTooShort'))),
});

/** Body of `POST /api/auth/sign-out`: there is nothing to say. */
export const SignOut = v.strictObject({});

/** What signing in and signing up answer. The session's token stays in its cookie, out of every script's reach. */
export const SignedIn = v.object({
  user: v.object({ id: v.string(), email: v.string(), name: v.string(), emailVerified: v.boolean() }),
});

/** What a library call answers when it refuses. */
export const LibraryRefusal = v.object({ code: v.optional(v.string(), '') });
