import { expect, test } from 'vitest';
import { compareRulesWithTests, findTestTitles, parseSpecificationRules } from './specification.ts';

const homeRule = { name: '§2 home: it welcomes', file: 'e2e/home.spec.ts' };

test('parseSpecificationRules returns table rows that begin with § or name a test file', () => {
  const rows = [
    `| ${homeRule.name} | \`${homeRule.file}\` |`,
    '| it adds | `web/src/add.test.tsx` |',
    '| other | `x` |',
  ];
  const page = `# Rules\n| rule | test |\n|---|---|\n${rows.join('\n')}`;
  expect(parseSpecificationRules(page)).toEqual([homeRule, { name: 'it adds', file: 'web/src/add.test.tsx' }]);
});

test('findTestTitles returns the titles of tests and steps in every kind of quotes', () => {
  const code = `
    test('one', () => {});
    await test.step("two's", async () => {});
    it(
      'three\\'s',
      () => {},
    );
    test.describe('not a test', () => {});`;
  expect(findTestTitles(code)).toEqual(['one', "two's", "three's"]);
});

test('compareRulesWithTests returns no problem if every rule names a test file', () => {
  expect(compareRulesWithTests([homeRule], new Map([[homeRule.file, ['anything else']]]))).toEqual([]);
});

test('compareRulesWithTests reports a test title that begins with § but is no rule', () => {
  const problems = compareRulesWithTests([homeRule], new Map([[homeRule.file, ['§2 home: it leaves']]]));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('does not contain this rule');
});

test('compareRulesWithTests reports a rule whose test file is missing, and a rule that occurs twice', () => {
  expect(compareRulesWithTests([homeRule], new Map())[0]).toContain('missing test file');
  expect(compareRulesWithTests([homeRule, homeRule], new Map([[homeRule.file, [homeRule.name]]]))[0]).toContain(
    'twice',
  );
});

test('compareRulesWithTests reports an empty list of rules', () => {
  expect(compareRulesWithTests([], new Map())).toHaveLength(1);
});
