import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseOptions } from '../../server/src/database/database.ts';
import { plannerSettings } from '../../server/src/database/session-settings.ts';
import type { Parameter } from '../../server/src/database/statements.ts';

/**
 * A recorded SQL statement. Most parameters are values. A parameter such as `:viewer` is a variable of the
 * pgbench script.
 */
export interface RecordedStatement {
  text: string;
  values: readonly Parameter[];
}

function formatSqlLiteral(value: Parameter): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (typeof value === 'string') return value.startsWith(':') ? value : `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value === null) return 'null';
  throw new Error('Unsupported type of parameter');
}

function formatSqlStatement({ text, values }: RecordedStatement): string {
  // Rejects statements with a colon before a letter: pgbench would take this text for a variable, even inside
  // quotes.
  if (/(?<!:):[A-Za-z]/.test(text)) throw new Error(`pgbench would misread a colon in: ${text}`);
  const line = text.replace(/\$(\d+)/g, (_, index: string) => formatSqlLiteral(values[Number(index) - 1] ?? null));
  return `${line.replaceAll(/\s+/g, ' ')};`;
}

/** Writes a pgbench script with variable definitions and statements. Returns the path of the script. */
export async function writePgbenchScript(
  folder: string,
  name: string,
  settings: readonly string[],
  sent: readonly RecordedStatement[],
): Promise<string> {
  const path = join(folder, `${name}.sql`);
  await writeFile(path, [...settings, ...sent.map(formatSqlStatement), ''].join('\n'));
  return path;
}

/**
 * Runs pgbench with prepared statements. Returns the number of transactions a second of all clients
 * together.
 */
export async function runPgbench(
  { host, user, password, database }: DatabaseOptions,
  script: string,
  clients: number,
  seconds: number,
): Promise<number> {
  const args = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, '--jobs=1', `--time=${seconds}`];
  const env = {
    PATH: process.env['PATH'],
    PGOPTIONS: Object.entries(plannerSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    PGHOST: host?.replace('self', String(process.pid)),
    PGUSER: user,
    PGPASSWORD: String(password),
    PGDATABASE: database,
  };
  const { stdout, stderr } = await promisify(execFile)('pgbench', [...args, `--file=${script}`], { env });
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!(rate > 0) || /aborted/.test(stderr)) throw new Error(`pgbench failed:\n${stdout}${stderr}`);
  return rate;
}
