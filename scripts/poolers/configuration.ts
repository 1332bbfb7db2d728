/** What a pooler keeps a connection for: as long as its client, a transaction, or a single statement. */
export type PoolMode = 'session' | 'transaction' | 'statement';

export interface PgBouncerPlaces {
  folder: string;
  /** Its own, on the loopback interface. */
  port: number;
  databasePort: number;
  mode: PoolMode;
}

/**
 * A `pgbouncer.ini` with nothing in it but places, who may come in, how it pools, and room for two processes, each of which
 * keeps up to fifteen connections: what is not said is PgBouncer's default.
 */
export const pgbouncerIni = ({ folder, port, databasePort, mode }: PgBouncerPlaces): string => `[databases]
* = host=127.0.0.1 port=${databasePort}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
logfile = ${folder}/pgbouncer.log
pidfile = ${folder}/pgbouncer.pid
auth_type = scram-sha-256
auth_file = ${folder}/userlist.txt
pool_mode = ${mode}
default_pool_size = 30
`;

/** Who may come in, in the form in which PgBouncer can also sign in to PostgreSQL with it. */
export const userList = (user: string, password: string): string =>
  `"${user.replaceAll('"', '""')}" "${password.replaceAll('"', '""')}"\n`;
