import { expect, test } from 'vitest';
import { compare, namesIn, rulesIn } from './specification.ts';

const home = { name: '§2 home: it welcomes', file: 'e2e/home.spec.ts' };

test('a rule is a row that begins with its section', () => {
  const page = `# Rules\n| rule | test |\n|---|---|\n| ${home.name} | \`${home.file}\` |\n| other | \`x\` |`;
  expect(rulesIn(page)).toEqual([home]);
});

test('tests and steps are found in every way of writing their names', () => {
  const code = `
    test('one', () => {});
    await test.step("two's", async () => {});
    it(
      'three\\'s',
      () => {},
    );
    test.describe('not a test', () => {});`;
  expect(namesIn(code)).toEqual(['one', "two's", "three's"]);
});

test('a list that agrees with the tests has no problem', () => {
  expect(compare([home], new Map([[home.file, [home.name, 'anything else']]]))).toEqual([]);
});

test('a rule without a test is told, and so is a test without a rule', () => {
  const problems = compare([home], new Map([[home.file, ['§2 home: it leaves']]]));
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('has no test of this rule');
  expect(problems[1]).toContain('does not hold this rule');
});

test('a file that is gone is told, and a rule that stands twice', () => {
  expect(compare([home], new Map())[0]).toContain('not there');
  expect(compare([home, home], new Map([[home.file, [home.name]]]))[0]).toContain('twice');
});

test('an empty list is no proof', () => {
  expect(compare([], new Map())).toHaveLength(1);
});
