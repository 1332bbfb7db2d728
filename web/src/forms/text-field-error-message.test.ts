import { displayNameSchema, titleSchema } from '@wishwell/contract/fields.ts';
import { expect, test } from 'vitest';
import { findTextFieldErrorMessage } from './text-field-error-message.ts';

test.each([
  ['a\u202Eb', { id: 'ui.hiddenCharacters' }],
  ['a\u0007b', { id: 'ui.hiddenCharacters' }],
  ['\u3164', { id: 'ui.nothingVisible' }],
  ['a\uD800', { id: 'ui.badCharacters' }],
  ['🎁'.repeat(201), { id: 'items.textTooLong', values: { max: 200 } }],
])('findTextFieldErrorMessage returns the true reason why a title such as %j is refused', (text, problem) => {
  expect(findTextFieldErrorMessage(titleSchema, text)).toEqual(problem);
});

test.each(['Mug\u200E', '\u200Fמתנה', '\uFEFFMug', '🎁'.repeat(200)])(
  'findTextFieldErrorMessage accepts the name %j',
  (text) => {
    expect(findTextFieldErrorMessage(displayNameSchema, text)).toBeUndefined();
  },
);
