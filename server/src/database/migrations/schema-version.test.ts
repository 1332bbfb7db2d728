import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findBreakingWords } from '../../../test/breaking.ts';
import { listMigrations } from './migrate.ts';
import { compareMigrations, describeSchemaDifferences, isAdditive, isSchemaCompatible } from './schema-version.ts';

const knownMigrations = ['001_product.sql', '002_more.sql'];

it.each([
  ['up to date', knownMigrations, true, undefined],
  [
    'older',
    ['001_product.sql'],
    false,
    'This database lacks 002_more.sql: a start of this version brings it up to date.',
  ],
  [
    'newer by additive migrations',
    [...knownMigrations, '004_b.additive.sql', '003_a.additive.sql'],
    true,
    'This database is of a newer version of Wishwell (it has 003_a.additive.sql, 004_b.additive.sql), with which this version works.',
  ],
  [
    'newer by an incompatible migration',
    [...knownMigrations, '003_a.additive.sql', '004_b.sql'],
    false,
    'This database belongs to a newer version of Wishwell (it has 004_b.sql): start that version, or restore a backup.',
  ],
])(
  'isSchemaCompatible and describeVersion return the expected results for a database that is %s',
  (_what, applied, servable, sentence) => {
    const version = compareMigrations(new Set(applied), knownMigrations);
    expect(isSchemaCompatible(version)).toBe(servable);
    expect(describeSchemaDifferences(version)).toBe(sentence);
  },
);

it.each([
  'create table if not exists gifts (id bigint primary key, name text not null unique);',
  '-- drop table users\nalter table users add column if not exists shoe_size int;',
  `alter table users add column colour text not null default 'red';`,
  '-- Outside a transaction.\ncreate index concurrently if not exists users_colour on users (colour);',
])('findBreakingWords accepts the migration %s', (text) => {
  expect(findBreakingWords(text)).toEqual([]);
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
])('findBreakingWords finds in the migration %s the words "%s", which break older servers', (text, word) => {
  expect(findBreakingWords(text)).toContain(word);
});

it('each migration whose name ends in .additive.sql only adds tables, columns or indexes', async () => {
  for (const name of (await listMigrations()).filter(isAdditive)) {
    const text = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
    expect([name, findBreakingWords(text)]).toEqual([name, []]);
  }
});
