import type { MessageId } from '@wishwell/text/messages.ts';
import { email } from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';
import * as v from 'valibot';

export type LoginMode = 'signIn' | 'signUp';

export interface LoginFields {
  name: string;
  email: string;
  password: string;
}

export interface LoginFieldError {
  field: keyof LoginFields;
  message: MessageId;
}

const asked: Readonly<Record<LoginMode, readonly (keyof LoginFields)[]>> = {
  signIn: ['email', 'password'],
  signUp: ['name', 'email', 'password'],
};

const isTooShort = (password: string): boolean => password.length < limits.passwordMin;

/** The first thing wrong with the form, in the order of docs/specification.md §5. */
export function validateLogin(mode: LoginMode, fields: LoginFields): LoginFieldError | undefined {
  const empty = asked[mode].find((field) => fields[field].trim() === '');
  if (empty) return { field: empty, message: 'login.fillAll' };
  if (!v.is(email, fields.email)) return { field: 'email', message: 'login.invalidEmail' };
  return isTooShort(fields.password) ? { field: 'password', message: 'login.passwordTooShort' } : undefined;
}

/** What is wrong with a password that is to take another's place. */
export function validatePassword(password: string): MessageId | undefined {
  return isTooShort(password) ? 'login.passwordTooShort' : undefined;
}
