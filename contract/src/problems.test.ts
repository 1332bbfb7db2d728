import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSchema, idSchema, titleSchema } from './fields.ts';
import { findFieldLabelMessageId, createFieldProblems } from './problems.ts';

const TestBody = v.strictObject({ title: titleSchema, ids: v.array(idSchema) });

function findProblems(input: unknown) {
  return createFieldProblems(v.safeParse(TestBody, input).issues ?? []);
}

test('createFieldProblems returns no problems for valid input', () =>
  expect(findProblems({ title: 'a', ids: [1] })).toEqual([]));

test('createFieldProblems returns the first problem of each field, with the path of a nested field', () => {
  expect(findProblems({ title: 'x'.repeat(201), ids: [1, 0, 1.5] })).toEqual([
    { field: 'title', id: 'error.tooLong', values: { field: 'title', max: 200 } },
    { field: 'ids.1', id: 'error.mustBeId', values: { field: 'ids.1' } },
    { field: 'ids.2', id: 'error.mustBeId', values: { field: 'ids.2' } },
  ]);
  expect(findProblems({ title: `\0${'x'.repeat(201)}`, ids: [] })).toEqual([
    { field: 'title', id: 'error.badCharacters', values: { field: 'title' } },
  ]);
  const issues = v.safeParse(v.strictObject({ email: emailSchema }), { email: 'x'.repeat(255) }).issues ?? [];
  expect(issues).toHaveLength(2);
  expect(createFieldProblems(issues)).toEqual([
    { field: 'email', id: 'error.tooLong', values: { field: 'email', max: 254 } },
  ]);
});

test('createFieldProblems reports an error of the whole input with an empty field name', () => {
  expect(findProblems('nothing')).toEqual([{ field: '', id: 'error.mustBeObject', values: { field: '' } }]);
  const own = v.safeParse(v.string('Valibot said so'), 1).issues ?? [];
  expect(createFieldProblems(own)).toEqual([{ field: '', id: 'error.invalid', values: { field: '' } }]);
});

test("findFieldLabelMessageId returns the message id of a field's label, or undefined without a label", () => {
  expect(findFieldLabelMessageId('title')).toBe('field.title');
  expect(findFieldLabelMessageId('shared_with_ids.3')).toBe('field.shared_with_ids');
  expect(findFieldLabelMessageId('colour')).toBeUndefined();
  expect(findFieldLabelMessageId('')).toBeUndefined();
});
