import { format } from 'oxfmt';
import { beforeAll, expect, it } from 'vitest';
import { statements } from '../../server/src/db.ts';
import { loadStatements } from '../../server/test/plans.ts';
import { factsOf, features } from './facts.ts';
import { judgements } from './judgements.ts';
import { pageOf, type Row, rowsOf } from './page.ts';

beforeAll(loadStatements);

/** The names of the rows that a rule finds wrong. */
const wrong = (isWrong: (row: Row) => boolean): string[] =>
  rowsOf(statements)
    .filter(isWrong)
    .map(({ name }) => name);

const has = ({ facts }: Row, feature: string): boolean => facts.features.includes(feature);

it('every statement is judged, and nothing else', () => {
  expect(Object.keys(judgements).toSorted()).toEqual([...statements.keys()].toSorted());
});

it('a statement’s text tells its tables, behind views too, and what engines restrict', () => {
  expect(
    factsOf(
      'with gone as (delete from claims c using items i where i.id = c.item_id returning 1) select count(*) from gone',
    ),
  ).toEqual({ tables: ['claims', 'items'], changes: ['claims'], features: ['changing CTE', 'change with join'] });
  expect(factsOf('select from visible_wishlists for share').tables).toEqual([
    'friendships',
    'users',
    'wishlist_shares',
    'wishlists',
  ]);
  expect(factsOf('select id from auth."user" where id > $1').tables).toEqual(['auth."user"']);
});

it('looks for nothing that no statement has', () => {
  const found = new Set(rowsOf(statements).flatMap(({ facts }) => facts.features));
  expect(features.filter((feature) => !found.has(feature))).toEqual([]);
});

const directory = /^(?:auth\..+|rate_counts|call_counts|claim_endings|audit_log|bug_reports|migrations)$/;
const ofOwner = /^(?:wishlists|items|pictures|claims|wishlist_shares)$/;

it('a key fits the tables', () => {
  expect(wrong(({ facts, judged: [key] }) => (facts.tables.length === 0) !== (key === 'none'))).toEqual([]);
  expect(
    wrong(({ facts, judged: [key] }) => key === 'directory' && !facts.tables.some((table) => directory.test(table))),
  ).toEqual([]);
  expect(
    wrong(({ facts, judged: [key] }) => key === 'owner' && !facts.tables.some((table) => ofOwner.test(table))),
  ).toEqual([]);
  expect(
    wrong(
      ({ facts, judged: [key] }) =>
        key !== 'directory' && facts.tables.length > 0 && facts.tables.every((table) => directory.test(table)),
    ),
  ).toEqual([]);
});

const plain = ({ judged: [, citus] }: Row): boolean => ['fits', 'all', 'coordinator'].includes(citus);

it('on Citus, a statement fits only if its text leads to one node, or reads over all of them what may be', () => {
  expect(
    wrong((row) => plain(row) && row.judged[0] === 'owner' && !/\bowner_id\b/.test(statements.get(row.name) ?? '')),
  ).toEqual([]);
  expect(wrong((row) => plain(row) && row.judged[0] === 'pair')).toEqual([]);
  expect(
    wrong(
      (row) =>
        plain(row) &&
        row.judged[0] === 'every' &&
        ['row lock', 'changing CTE', 'lateral'].some((feature) => has(row, feature)),
    ),
  ).toEqual([]);
  expect(
    wrong((row) => row.judged[1] === 'coordinator' && !row.facts.tables.every((table) => directory.test(table))),
  ).toEqual([]);
  expect(wrong((row) => plain(row) && (has(row, 'advisory lock') || has(row, 'setting')))).toEqual([]);
  expect(wrong((row) => plain(row) && row.judged[0] !== 'directory' && has(row, 'clock'))).toEqual([]);
});

const judgedAs = ({ judged: [, , cockroach] }: Row): string => cockroach;

it('on CockroachDB, no statement fits that takes advisory locks, names a collation, or changes a table twice', () => {
  const open = ['JSON', 'advisory lock', 'setting', 'collation', 'catalogue'];
  expect(wrong((row) => judgedAs(row) === 'fits' && open.some((feature) => has(row, feature)))).toEqual([]);
  expect(wrong((row) => has(row, 'advisory lock of a session') !== (judgedAs(row) === 'advisory'))).toEqual([]);
  expect(
    wrong(({ name, facts }) =>
      facts.changes.some(
        (table) =>
          [...(statements.get(name) ?? '').matchAll(/\b(?:update|delete from)\s+([\w."]+)/g)].filter(
            ([, changed]) => changed === table,
          ).length > 1,
      ),
    ),
  ).toEqual([]);
});

it('on YugabyteDB, a range needs an index in order, and a collation is open', () => {
  expect(wrong((row) => has(row, 'range') && row.judged[3] === 'fits')).toEqual([]);
  expect(wrong((row) => has(row, 'collation') && row.judged[3] === 'fits')).toEqual([]);
});

it('docs/distributed-statements.md is what the statements and the judgements say', async () => {
  const { code } = await format('distributed-statements.md', pageOf(statements), {
    printWidth: 120,
    singleQuote: true,
  });
  await expect(code).toMatchFileSnapshot('../../docs/distributed-statements.md');
});
