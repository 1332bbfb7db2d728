/** What a connection to the embedded PostgreSQL needs besides host and password. */
export const login = { port: 5432, user: 'wishwell', database: 'postgres' } as const;

/** Nothing of our environment reaches PostgreSQL: `PG…` variables and locales would change its behaviour. */
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** C order by code point is the same on every platform; names are sorted by an explicit rule where people see them. */
export const initdbOptions: readonly string[] = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--no-instructions',
  `--username=${login.user}`,
];

/**
 * Arguments of `postgres`: no port, little memory, and a log without statements or values, because those are people's
 * wishes and addresses. Without `durable` a power loss may destroy the cluster, which suits tests alone.
 */
export function serverArguments(options: { dataDir: string; socketDir: string; durable: boolean }): string[] {
  const settings: Record<string, string> = {
    cluster_name: 'wishwell',
    listen_addresses: '',
    port: String(login.port),
    // Sixteen workers with their ten or so connections each.
    max_connections: '200',
    unix_socket_directories: options.socketDir,
    // A small installation does not touch more of it than its tables take.
    shared_buffers: '256MB',
    io_method: 'sync',
    // For a disk without a head: what an index leads to costs little more than what lies side by side.
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
