import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email, id, title } from './fields.ts';
import { fieldLabel, fieldProblems } from './problems.ts';

const Body = v.strictObject({ title, ids: v.array(id) });

function problemsOf(input: unknown) {
  return fieldProblems(v.safeParse(Body, input).issues ?? []);
}

test('what is right has none', () => expect(problemsOf({ title: 'a', ids: [1] })).toEqual([]));

test('each field has its first fault, and a path where it lies deep', () => {
  expect(problemsOf({ title: 'x'.repeat(201), ids: [1, 0, 1.5] })).toEqual([
    { field: 'title', id: 'error.tooLong', values: { field: 'title', max: 200 } },
    { field: 'ids.1', id: 'error.mustBeId', values: { field: 'ids.1' } },
    { field: 'ids.2', id: 'error.mustBeId', values: { field: 'ids.2' } },
  ]);
  expect(problemsOf({ title: `\0${'x'.repeat(201)}`, ids: [] })).toEqual([
    { field: 'title', id: 'error.badCharacters', values: { field: 'title' } },
  ]);
  const issues = v.safeParse(v.strictObject({ email }), { email: 'x'.repeat(255) }).issues ?? [];
  expect(issues).toHaveLength(2);
  expect(fieldProblems(issues)).toEqual([
    { field: 'email', id: 'error.tooLong', values: { field: 'email', max: 254 } },
  ]);
});

test('the whole has no field, and a message that is no text of ours says little', () => {
  expect(problemsOf('nothing')).toEqual([{ field: '', id: 'error.mustBeObject', values: { field: '' } }]);
  const own = v.safeParse(v.string('Valibot said so'), 1).issues ?? [];
  expect(fieldProblems(own)).toEqual([{ field: '', id: 'error.invalid', values: { field: '' } }]);
});

test('a field is called by the catalogue’s word for it, if there is one', () => {
  expect(fieldLabel('title')).toBe('field.title');
  expect(fieldLabel('shared_with_ids.3')).toBe('field.shared_with_ids');
  expect(fieldLabel('colour')).toBeUndefined();
  expect(fieldLabel('')).toBeUndefined();
});
