import { displayNameSchema, emailSchema } from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import * as v from 'valibot';

export type LoginMode = 'signIn' | 'signUp';

export interface LoginFields {
  name: string;
  email: string;
  password: string;
}

export interface LoginFieldError {
  /** The invalid fields. The first one shows the error message. */
  fields: readonly (keyof LoginFields)[];
  message: MessageId;
}

const requiredFields: Readonly<Record<LoginMode, readonly (keyof LoginFields)[]>> = {
  signIn: ['email', 'password'],
  signUp: ['name', 'email', 'password'],
};

const isTooShort = (password: string): boolean => password.length < limits.passwordMin;

/**
 * Returns the first validation error of the login form. The order of the checks is that of
 * docs/specification.md §5.
 */
export function validateLogin(mode: LoginMode, fields: LoginFields): LoginFieldError | undefined {
  const empty = requiredFields[mode].filter((field) => fields[field].trim() === '');
  if (empty.length > 0) return { fields: empty, message: 'login.fillAll' };
  if (mode === 'signUp' && !v.is(displayNameSchema, fields.name))
    return { fields: ['name'], message: 'login.invalidName' };
  if (!v.is(emailSchema, fields.email)) return { fields: ['email'], message: 'login.invalidEmail' };
  return isTooShort(fields.password) ? { fields: ['password'], message: 'login.passwordTooShort' } : undefined;
}

export function validatePassword(password: string): MessageId | undefined {
  return isTooShort(password) ? 'login.passwordTooShort' : undefined;
}
