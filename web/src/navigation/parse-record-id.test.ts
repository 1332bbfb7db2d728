import { expect, test } from 'vitest';
import { parseRecordId } from './parse-record-id.ts';

test.each([
  ['12', 12],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740992', undefined],
  ['12345678901234567', undefined],
  ['0', undefined],
  ['012', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [null, undefined],
])('parseRecordId(%j) returns %j', (text, id) => {
  expect(parseRecordId(text)).toBe(id);
});
