import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One request of a workload. */
export interface Sending {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What a load came to; times in milliseconds. */
export interface Load {
  requests: number;
  /** A second. */
  rate: number;
  p50: number;
  p99: number;
  /** Answers of 400 and above, and connections lost. */
  failed: number;
}

/** A string of Lua, every byte that is not plain as its number. */
const lua = (text: string): string =>
  `"${Buffer.from(text)
    .toString('latin1')
    .replace(/[^ -~]|["\\]/g, (character) => `\\${String(character.charCodeAt(0)).padStart(3, '0')}`)}"`;

const luaTable = (headers: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(headers)
    .map(([name, value]) => `[${lua(name)}] = ${lua(value)}`)
    .join(', ')} }`;

/** The requests in their order, over and over, and the figures in one line at the end. */
const scriptOf = (sendings: readonly Sending[]): string => `
local specs = {
${sendings.map(({ method, path, headers = {}, body }) => `{ ${lua(method)}, ${lua(path)}, ${luaTable(headers)}, ${body === undefined ? 'nil' : lua(body)} },`).join('\n')}
}
local requests = {}
local at = 0
function init(args)
  for i, s in ipairs(specs) do requests[i] = wrk.format(s[1], s[2], s[3], s[4]) end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary, latency, requests)
  local e = summary.errors
  io.write(string.format("figures %d %d %f %f %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Writes a workload's script into `folder`; answers its path. */
export async function writeScript(folder: string, name: string, sendings: readonly Sending[]): Promise<string> {
  const path = join(folder, `${name}.lua`);
  await writeFile(path, scriptOf(sendings));
  return path;
}

/** Sends the script's requests to `origin` for so many seconds, with one thread. */
export async function load(origin: string, script: string, connections: number, seconds: number): Promise<Load> {
  const args = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const { stdout } = await promisify(execFile)('wrk', [...args, '--timeout', '10s', '--script', script, origin]);
  const [, requests, microseconds, p50, p99, failed] =
    /^figures (\d+) (\d+) ([\d.]+) ([\d.]+) (\d+)$/m.exec(stdout)?.map(Number) ?? [];
  if (requests === undefined || !microseconds || p50 === undefined || p99 === undefined || failed === undefined) {
    throw new Error(`wrk said nothing we know:\n${stdout}`);
  }
  if (requests === 0) throw new Error(`The server answered nothing while it was under load:\n${stdout}`);
  return { requests, rate: requests / (microseconds / 1e6), p50: p50 / 1e3, p99: p99 / 1e3, failed };
}
