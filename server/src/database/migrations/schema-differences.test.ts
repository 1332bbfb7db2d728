import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findBreakingSqlKeywords } from '../../../test/breaking-sql-keywords.ts';
import { listMigrations } from './migrate.ts';
import {
  compareMigrations,
  describeSchemaDifferences,
  isAdditiveMigration,
  isSchemaCompatible,
} from './schema-differences.ts';

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
  'isSchemaCompatible and describeSchemaDifferences return expected results if the database is %s',
  (_what, applied, servable, sentence) => {
    const version = compareMigrations(new Set(applied), knownMigrations);
    expect(isSchemaCompatible(version)).toBe(servable);
    expect(describeSchemaDifferences(version)).toBe(sentence);
  },
);

it('findBreakingSqlKeywords finds SQL that breaks older servers, and nothing in additive SQL', () => {
  const breaking = [
    'alter table users drop column avatar;',
    'alter table users rename avatar to colour;',
    'alter table users alter column avatar set not null;',
    'alter table users add column colour text not null;',
    'alter table users alter column id type numeric;',
    'alter table users add constraint c check (true);',
    'create unique index concurrently if not exists u on users (avatar);',
    'create or replace view visible_wishlists as select 1;',
    'create table t (id int); update users set avatar = 1;',
  ];
  expect(breaking.filter((text) => findBreakingSqlKeywords(text).length === 0)).toEqual([]);
  const additive = `-- drop table users
    create table if not exists gifts (id bigint primary key, name text not null unique);
    alter table users add column if not exists shoe_size int, add column colour text not null default 'red';
    create index concurrently if not exists users_colour on users (colour);`;
  expect(findBreakingSqlKeywords(additive)).toEqual([]);
});

it('each migration whose name ends in .additive.sql only adds tables, columns or indexes', async () => {
  for (const name of (await listMigrations()).filter(isAdditiveMigration)) {
    const text = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
    expect([name, findBreakingSqlKeywords(text)]).toEqual([name, []]);
  }
});
