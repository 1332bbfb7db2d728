import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listMigrations } from './migrate.ts';
import { findBreaking } from '../../../test/breaking.ts';
import { compareVersions, describeVersion, isAdditive, isServable } from './schema-version.ts';

const known = ['001_product.sql', '002_more.sql'];

it.each([
  ['ours', known, true, undefined],
  [
    'older',
    ['001_product.sql'],
    false,
    'This database lacks 002_more.sql: a start of this version brings it up to date.',
  ],
  [
    'newer by additions',
    [...known, '004_b.additive.sql', '003_a.additive.sql'],
    true,
    'This database is of a newer version of Wishwell (it has 003_a.additive.sql, 004_b.additive.sql), beside which this one goes on serving.',
  ],
  [
    'newer by more than additions',
    [...known, '003_a.additive.sql', '004_b.sql'],
    false,
    'This database belongs to a newer version of Wishwell (it has 004_b.sql): start that version, or restore a backup.',
  ],
])('a database that is %s', (_what, applied, servable, sentence) => {
  const version = compareVersions(new Set(applied), known);
  expect(isServable(version)).toBe(servable);
  expect(describeVersion(version)).toBe(sentence);
});

it.each([
  'create table if not exists gifts (id bigint primary key, name text not null unique);',
  '-- drop table users\nalter table users add column if not exists shoe_size int;',
  `alter table users add column colour text not null default 'red';`,
  '-- Outside a transaction.\ncreate index concurrently if not exists users_colour on users (colour);',
])('%s leaves older servers working', (text) => {
  expect(findBreaking(text)).toEqual([]);
});

it.each([
  ['drop table gifts;', 'drop'],
  ['alter table users drop column avatar;', 'drop'],
  ['alter table users alter column avatar drop not null;', 'drop'],
  ['alter table users rename avatar to colour;', 'rename'],
  ['alter table users alter column avatar set not null;', 'set not null'],
  ['alter table users add column colour text not null;', 'not null'],
  ['alter table users alter column id type numeric;', 'alter column id type'],
  ['alter table users add constraint c check (true);', 'add constraint'],
  ['create unique index concurrently if not exists u on users (avatar);', 'unique index'],
  ['create or replace view visible_wishlists as select 1;', 'create or replace view'],
  ['create table t (id int); update users set avatar = 1;', 'update'],
])('%s may stop an older server', (text, word) => {
  expect(findBreaking(text)).toContain(word);
});

it('a migration that is called additive only adds', async () => {
  for (const name of (await listMigrations()).filter(isAdditive)) {
    const text = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
    expect([name, findBreaking(text)]).toEqual([name, []]);
  }
});
