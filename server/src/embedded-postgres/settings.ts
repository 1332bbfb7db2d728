/** Port, user and database name of the embedded PostgreSQL, without host and password. */
export const postgresConnectionDefaults = { port: 5432, user: 'wishwell', database: 'postgres' } as const;

/**
 * Environment variables of the PostgreSQL process. It does not inherit our environment, because `PG…`
 * variables and locales would change its behaviour.
 */
export const postgresEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Options of initdb, which creates the data files. With these options PostgreSQL sorts text by code point, in
 * the same order on every platform. Queries that sort text for users specify another collation.
 */
export const initdbOptions: readonly string[] = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--no-instructions',
  `--username=${postgresConnectionDefaults.user}`,
];

/**
 * Arguments of the program `postgres`: no TCP port, little memory, and a log without SQL statements, which
 * may contain personal data. If `durable` is false, a power loss may destroy the data (for tests only).
 */
export function createServerArguments(options: { dataDir: string; socketDir: string; durable: boolean }): string[] {
  const settings: Record<string, string> = {
    cluster_name: 'wishwell',
    listen_addresses: '',
    port: String(postgresConnectionDefaults.port),
    // The limit of 200 connections is enough for nine server processes with 20 database connections each.
    max_connections: '200',
    unix_socket_directories: options.socketDir,
    // Upper limit of PostgreSQL's own page cache. PostgreSQL uses this memory only as far as data fills it.
    shared_buffers: '256MB',
    io_method: 'sync',
    // Cost of reading a random page, for the query planner. On an SSD, a random page costs only slightly more
    // than a sequential one.
    random_page_cost: '1.1',
    max_logical_replication_workers: '0',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    log_timezone: 'UTC',
    timezone: 'UTC',
    jit: 'off',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', options.dataDir, ...pairs];
}
