import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { boolean, title } from '@wishwell/contract/fields.ts';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { check } from './check.ts';
import { Problem } from './problem.ts';

const Body = v.strictObject({ title, is_public: v.optional(boolean, true) });

/** The refusal of an input. */
function refusalOf(input: unknown, schema: ObjectSchema = Body): Problem {
  try {
    check(schema, input);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

test('either spelling of a field is taken, and answered in one', () => {
  expect(check(Body, { title: ' Winter ', isPublic: false })).toEqual({ title: 'Winter', is_public: false });
  expect(check(Body, { title: 'Winter', is_public: false })).toEqual({ title: 'Winter', is_public: false });
  expect(check(Body, { title: 'Winter' })).toEqual({ title: 'Winter', is_public: true });
});

test('both spellings at once are one too many', () => {
  expect(refusalOf({ title: 'Winter', isPublic: true, is_public: true })).toMatchObject({
    status: 400,
    id: 'error.bothSpellings',
    values: { field: 'is_public' },
  });
});

test.each([null, undefined, 'title', 1, true, [], [{ title: 'Winter' }]])('%j is no object', (input) => {
  expect(refusalOf(input)).toMatchObject({ status: 400, id: 'error.bodyMustBeObject', fields: [] });
});

test('a field that nobody knows is called as it was sent, also where objects have one by nature', () => {
  const own = JSON.parse('{ "title": "Winter", "__proto__": { "is_superuser": true } }') as unknown;
  for (const input of [{ title: 'Winter', favColour: 1 }, { title: 'Winter', constructor: 1 }, own]) {
    expect(refusalOf(input)).toMatchObject({ status: 400, id: 'error.unknownField' });
  }
  expect(refusalOf({ title: 'Winter', favColour: 1 }).values).toEqual({ field: 'favColour' });
});

test('the sentence is that of the first fault, and every fault is named', () => {
  const problem = refusalOf({ title: '', is_public: 'yes' });
  expect(problem).toMatchObject({ status: 400, id: 'error.required', values: { field: 'title' } });
  expect(problem.fields.map(({ field, id }) => [field, id])).toEqual([
    ['title', 'error.required'],
    ['is_public', 'error.mustBeBoolean'],
  ]);
});

const unknowns = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`abcA${n}`, 0]));

test('of many unknown names the first is named, and beyond 50 nothing else is checked', () => {
  expect(refusalOf(unknowns(50)).fields.map(({ field, id }) => [field, id])).toEqual([
    ['title', 'error.required'],
    ['abcA0', 'error.unknownField'],
  ]);
  expect(refusalOf({ ...unknowns(51), title: '' }).fields).toEqual([
    { field: 'abcA0', id: 'error.unknownField', values: { field: 'abcA0' } },
  ]);
});

test('of an unknown name that is very long an answer holds the beginning', () => {
  expect(refusalOf({ title: 'Winter', ['A'.repeat(250_000)]: 0 })).toMatchObject({
    id: 'error.unknownField',
    values: { field: 'A'.repeat(64) },
  });
});

test('at most 50 faults are named', () => {
  const Numbers = v.strictObject({ numbers: v.array(v.number()) });
  expect(refusalOf({ numbers: Array.from({ length: 100 }, () => 'x') }, Numbers).fields).toHaveLength(50);
});

test('a text that is too long is not read by the checks that follow', () => {
  const follows = vi.fn<(text: string) => boolean>(() => true);
  const Short = v.strictObject({ title: v.pipe(title, v.check(follows)) });
  expect(refusalOf({ title: 'x'.repeat(201) }, Short)).toMatchObject({ id: 'error.tooLong' });
  expect(follows).not.toHaveBeenCalled();
});
