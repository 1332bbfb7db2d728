import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plannerSettings } from '../../server/src/database/session-settings.ts';
import type { DatabaseOptions } from '../../server/src/database/database.ts';
import type { Parameter } from '../../server/src/database/statements.ts';

/** One statement as the server sends it; a parameter that is a string with a colon in front is a variable of the script. */
export interface Sent {
  text: string;
  values: readonly Parameter[];
}

/** A parameter as pgbench can say it; the server's statements cast what is not a number. */
function literal(value: Parameter): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (typeof value === 'string') return value.startsWith(':') ? value : `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value === null) return 'null';
  throw new Error('A parameter of this kind is not expected in a bench');
}

/** The statement with its parameters in place. */
function filled({ text, values }: Sent): string {
  // pgbench would read it as a variable, in a quoted text as well.
  if (/(?<!:):[A-Za-z]/.test(text)) throw new Error(`pgbench would misread a colon in: ${text}`);
  const line = text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null));
  return `${line.replaceAll(/\s+/g, ' ')};`;
}

/** Writes a script that draws its variables from `settings` and sends the statements; answers its path. */
export async function writeTransaction(
  folder: string,
  name: string,
  settings: readonly string[],
  sent: readonly Sent[],
): Promise<string> {
  const path = join(folder, `${name}.sql`);
  await writeFile(path, [...settings, ...sent.map(filled), ''].join('\n'));
  return path;
}

/** How often a second so many clients get the script through, each statement prepared once. */
export async function pgbench(
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
  if (!(rate > 0) || /aborted/.test(stderr)) throw new Error(`pgbench did not get through:\n${stdout}${stderr}`);
  return rate;
}
