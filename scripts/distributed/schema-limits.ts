const citusSql = 'https://github.com/citusdata/citus_docs/blob/v11.2/develop/reference_workarounds.rst';
const citusNow = 'https://docs.citusdata.com/en/stable/develop/reference_workarounds.html';
const cockroach = 'https://github.com/cockroachdb/docs/blob/main/src/current';
const citusDdl = 'https://github.com/citusdata/citus_docs/blob/master/develop/reference_ddl.rst';

/** What an engine documents, and the page that says so. */
export const sources: readonly (readonly [engine: string, limit: string, address: string])[] = [
  ['Citus', 'whatever one node can answer alone is PostgreSQL in full', citusNow],
  ['Citus', 'row locks only in statements of one shard', citusSql],
  ['Citus', 'correlated subqueries and outer joins over shards only along the distribution column', citusSql],
  [
    'Citus',
    'a subquery in an `insert` is not supported; a volatile function in an `update` is not; a stable one takes no column',
    citusNow,
  ],
  ['Citus', 'primary keys and unique constraints include the distribution column', citusDdl],
  [
    'Citus',
    'foreign keys between colocated tables with the distribution column, to a reference table, or between local tables',
    citusDdl,
  ],
  ['Citus', 'the distribution column’s type cannot be changed; DDL goes to the coordinator', citusDdl],
  ['Citus', '`create index concurrently` works', citusDdl],
  ['Citus', 'a sequence has the node’s number in it, which takes a bigint', citusNow],
  [
    'Citus',
    'changing CTEs work, by intermediate results where they insert',
    'https://github.com/citusdata/citus/pull/3654',
  ],
  [
    'Citus',
    'triggers on distributed tables only by `citus.enable_unsafe_triggers`; on shards, not on the whole',
    'https://github.com/citusdata/citus/pull/5705',
  ],
  [
    'Citus',
    'no snapshot over several nodes: a read over shards may see half of another’s transaction',
    'https://github.com/citusdata/citus/pull/6489',
  ],
  [
    'CockroachDB',
    'advisory locks: no-ops or missing; of a transaction since 2026, of a session not yet',
    `${cockroach}/_includes/v25.4/sql/unsupported-postgres-features.md, https://github.com/cockroachdb/cockroach/issues/106575`,
  ],
  [
    'CockroachDB',
    'row locks `for update` and `for share`; shared locks are off by default under its `serializable`',
    'https://www.cockroachlabs.com/docs/v26.3/select-for-update',
  ],
  [
    'CockroachDB',
    'under its `serializable`, row locks may be dropped and “should not be relied upon for correctness”; under `read committed` they hold',
    `${cockroach}/_includes/v25.4/known-limitations/select-for-update-limitations.md`,
  ],
  [
    'CockroachDB',
    'under `read committed`, row locks are replicated and need one more look-up for each table',
    `${cockroach}/_includes/v25.4/known-limitations/read-committed-limitations.md`,
  ],
  [
    'CockroachDB',
    'most correlated subqueries work, `exists` “only with small data sets”; subscripts of arrays in part; partial, covering and expression indexes',
    `${cockroach}/v25.4/sql-feature-support.md`,
  ],
  [
    'CockroachDB',
    'integers divide to decimals; `on conflict` checks constraints on what comes of it alone; an old key is not dropped without a new one',
    `${cockroach}/v25.4/postgresql-compatibility.md`,
  ],
  ['CockroachDB', 'no unlogged tables', 'https://github.com/cockroachdb/cockroach/issues/43352'],
  [
    'CockroachDB',
    'one statement may change a table once',
    'https://github.com/cockroachdb/docs/issues/12456 (disallowed since 21.2)',
  ],
  [
    'CockroachDB',
    'no triggers for whole statements',
    `${cockroach}/_includes/v25.4/known-limitations/trigger-limitations.md`,
  ],
  [
    'CockroachDB',
    'strings of different collations cannot meet in one operation',
    'https://cockroachlabs.com/docs/v23.1/collate',
  ],
  ['CockroachDB', 'settings for one transaction by `set local`', 'https://cockroachlabs.com/docs/v24.3/set-vars'],
  [
    'CockroachDB',
    'a list of what differs from PostgreSQL in general',
    'https://www.cockroachlabs.com/docs/v26.3/postgresql-compatibility',
  ],
  [
    'YugabyteDB',
    'all four strengths of row locks',
    'https://docs.yugabyte.com/stable/explore/transactions/explicit-locking.md',
  ],
  [
    'YugabyteDB',
    'advisory locks, of sessions too, since 2025.1',
    'https://github.com/yugabyte/yugabyte-db/pull/27744, https://github.com/yugabyte/yugabyte-db/issues/24709',
  ],
  [
    'YugabyteDB',
    '`read committed` is repeatable read unless `yb_enable_read_committed_isolation` is set; on by default in new clusters since 2025.2',
    'https://docs.yugabyte.com/stable/explore/transactions/isolation-levels.md',
  ],
  [
    'YugabyteDB',
    '`skip locked` works, but not under `serializable`',
    'https://github.com/yugabyte/yugabyte-db/pull/28784',
  ],
  [
    'YugabyteDB',
    'the first column of an index is hashed unless `asc` is said, and a hashed one is slow for ranges',
    'https://github.com/yugabyte/yugabyte-db/blob/master/docs/content/stable/api/ysql/the-sql-language/statements/ddl_create_index.md, https://docs.yugabyte.com/stable/explore/going-beyond-sql/data-sharding',
  ],
  [
    'YugabyteDB',
    '`create index concurrently`, partial, unique, on expressions, with `include`; not inside a transaction',
    'https://docs.yugabyte.com/stable/api/ysql/the-sql-language/statements/ddl_create_index.md',
  ],
  [
    'YugabyteDB',
    '`unlogged` was refused, and became a word without meaning',
    'https://github.com/yugabyte/yugabyte-db/issues/1129, https://github.com/yugabyte/yugabyte-db/issues/24183',
  ],
  [
    'YugabyteDB',
    'collations as in PostgreSQL “with a few limitations”',
    'https://docs.yugabyte.com/stable/explore/ysql-language-features/advanced-features/collations.md',
  ],
  [
    'YugabyteDB',
    'what of PostgreSQL is missing, with issue numbers',
    'https://docs.yugabyte.com/latest/explore/ysql-language-features/postgresql-compatibility/',
  ],
];

/** What of the schema meets a limit, and what each engine makes of it. */
export const schemaLimits: readonly (readonly [what: string, citus: string, cockroach: string, yugabyte: string])[] = [
  [
    'unique without the owner: `users.uid`, `lower(email)`, `pictures.key`, `pictures.item_id`, `claims.item_id`, every `id`',
    'not as they are: with `owner_id` in the key; `uid` and address in the directory. Two claims of an item stay impossible, as an item has one owner',
    'fit: unique over all nodes',
    'fit: unique over all nodes',
  ],
  [
    'foreign keys between people: `claims.giver_id`, `wishlist_shares.user_id`, `friendships.high_id`, `ended_claims.owner_id`',
    'not possible between shards: dropped, and deleting a person becomes a job that visits each table',
    'fit; each write looks at another node',
    'fit; each write looks at another node',
  ],
  [
    'foreign keys within one owner: lists, items, claims, shares; `on delete set null (item_id)` of pictures',
    'fit with `owner_id` in front; `set null` on part of a key is unverified',
    'fit; `set null` of one column of one is plain',
    'fit',
  ],
  [
    '`generated always as identity`',
    'bigint sequences give each node its own range; order of ids is no longer order of joining, on which suggestions rest',
    'unverified; ids that rise collect new rows on one node',
    'unverified in detail; hashed ids spread by themselves',
  ],
  [
    'a trigger for whole statements (`audit_log_append_only`)',
    'fits on a local table of the coordinator',
    'does not: revoke the right to update and delete instead',
    'unverified',
  ],
  [
    'views `friends`, `wishlist_audience`, `visible_wishlists`',
    'written anew for a friendship that lies at both people',
    'fit',
    'fit',
  ],
  ['function `iso_time`, called with columns', 'fits in reads of one shard', 'unverified (`to_char`)', 'fits'],
  [
    'partial, covering and expression indexes (`users_email`, `strangers_by_name`, `pictures_released`)',
    'fit; a unique one needs the distribution column',
    'fit; that of two columns and an expression with `collate` is unverified',
    'fit; to be declared `asc` where they are read in order',
  ],
  [
    '`create index concurrently`, `add primary key using index` in migrations',
    'concurrently: fits; `using index`: unverified',
    'unverified; migrations would be written anew',
    'concurrently: fits; `using index`: unverified',
  ],
  [
    'unlogged tables (`rate_counts`, `call_counts`), `fillfactor`, autovacuum settings',
    'fit on local tables',
    'unlogged: ordinary tables instead; settings: unverified',
    'unlogged: the word means nothing, or is refused by older versions; settings: unverified',
  ],
  [
    'COPY of backup and restore',
    'unverified for reads of whole tables; use the engine’s own backup',
    'unverified',
    'unverified',
  ],
  [
    '`read committed` with row locks: whoever waited for a lock sees what the other wrote ([17](decisions/017-races.md))',
    'holds within a shard; over two, what is read is of two moments',
    'to be set to `read committed`, where its locks hold: its default, `serializable`, asks callers to repeat',
    'holds where `read committed` is enabled',
  ],
  [
    'the setting `wishwell.locked_wishlist`, from one statement of a claim to the next',
    'a parameter instead: workers do not see what the coordinator was told (unverified)',
    'unverified',
    'fits, as a session is one process of PostgreSQL’s code (unverified)',
  ],
];
