import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { booleanSchema, titleSchema } from '@wishwell/contract/fields.ts';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { parseInput } from './parse-input.ts';
import { Problem } from './problem.ts';

const ExampleSchema = v.strictObject({ title: titleSchema, is_public: v.optional(booleanSchema, true) });

function getProblem(input: unknown, schema: ObjectSchema = ExampleSchema): Problem {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('The input was accepted.');
}

test('parseInput refuses an unknown field, also a name such as __proto__, and quotes the name as sent', () => {
  const inputWithProto = JSON.parse('{ "title": "Winter", "__proto__": { "is_superuser": true } }') as unknown;
  for (const input of [{ title: 'Winter', favColour: 1 }, { title: 'Winter', constructor: 1 }, inputWithProto]) {
    expect(getProblem(input)).toMatchObject({ status: 400, id: 'error.unknownField' });
  }
  expect(getProblem({ title: 'Winter', favColour: 1 }).values).toEqual({ field: 'favColour' });
});

test('parseInput throws the message of the first invalid field, and lists all invalid fields', () => {
  const problem = getProblem({ title: '', is_public: 'yes' });
  expect(problem).toMatchObject({ status: 400, id: 'error.required', values: { field: 'title' } });
  expect(problem.fields.map(({ field, id }) => [field, id])).toEqual([
    ['title', 'error.required'],
    ['is_public', 'error.mustBeBoolean'],
  ]);
});

const createUnknownFields = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`abcA${n}`, 0]));

test('if more than 50 fields are unknown, parseInput reports only the first one and checks no values', () => {
  expect(getProblem(createUnknownFields(50)).fields.map(({ field, id }) => [field, id])).toEqual([
    ['title', 'error.required'],
    ['abcA0', 'error.unknownField'],
  ]);
  expect(getProblem({ ...createUnknownFields(51), title: '' }).fields).toEqual([
    { field: 'abcA0', id: 'error.unknownField', values: { field: 'abcA0' } },
  ]);
});

test('parseInput shortens a long unknown field name to 64 characters in the error', () => {
  expect(getProblem({ title: 'Winter', ['A'.repeat(250_000)]: 0 })).toMatchObject({
    id: 'error.unknownField',
    values: { field: 'A'.repeat(64) },
  });
});

test('parseInput lists at most 50 errors', () => {
  const NumbersSchema = v.strictObject({ numbers: v.array(v.number()) });
  expect(getProblem({ numbers: Array.from({ length: 100 }, () => 'x') }, NumbersSchema).fields).toHaveLength(50);
});

test('parseInput skips the further checks of a text that is too long', () => {
  const furtherCheck = vi.fn<(text: string) => boolean>(() => true);
  const CheckedTitleSchema = v.strictObject({ title: v.pipe(titleSchema, v.check(furtherCheck)) });
  expect(getProblem({ title: 'x'.repeat(201) }, CheckedTitleSchema)).toMatchObject({ id: 'error.tooLong' });
  expect(furtherCheck).not.toHaveBeenCalled();
});
