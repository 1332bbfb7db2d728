/**
 * Pool mode of PgBouncer: how long a client keeps a database connection (a session, a transaction or a
 * statement).
 */
export type PoolMode = 'session' | 'transaction' | 'statement';

export interface PgBouncerSettings {
  folder: string;
  /** Port of PgBouncer on loopback. */
  port: number;
  databasePort: number;
  mode: PoolMode;
}

/** Returns the text of a `pgbouncer.ini` for two Wishwell processes with up to fifteen connections each. */
export const createPgBouncerIni = ({ folder, port, databasePort, mode }: PgBouncerSettings): string => `[databases]
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

/** Returns the text of a `userlist.txt`. PgBouncer needs the unhashed password to sign in to PostgreSQL. */
export const formatUserList = (user: string, password: string): string =>
  `"${user.replaceAll('"', '""')}" "${password.replaceAll('"', '""')}"\n`;
