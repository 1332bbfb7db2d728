import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface HttpRequest {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Result of a load test. `p50`, `p95` and `p99` are response times in milliseconds. */
export interface LoadResult {
  requests: number;
  /** Requests a second. */
  rate: number;
  p50: number;
  p95: number;
  p99: number;
  /** Number of failed requests: responses with a status of 400 or above, and lost connections. */
  failed: number;
}

/** Returns a Lua string literal. Escapes quotes, backslashes and all characters outside printable ASCII. */
const formatLuaString = (text: string): string =>
  `"${Buffer.from(text)
    .toString('latin1')
    .replace(/[^ -~]|["\\]/g, (character) => `\\${String(character.charCodeAt(0)).padStart(3, '0')}`)}"`;

const formatLuaTable = (headers: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(headers)
    .map(([name, value]) => `[${formatLuaString(name)}] = ${formatLuaString(value)}`)
    .join(', ')} }`;

/** Returns a Lua script for wrk that sends the requests in a loop and prints the results in one line. */
const createWrkScript = (requests: readonly HttpRequest[]): string => `
local specs = {
${requests.map(({ method, path, headers = {}, body }) => `{ ${formatLuaString(method)}, ${formatLuaString(path)}, ${formatLuaTable(headers)}, ${body === undefined ? 'nil' : formatLuaString(body)} },`).join('\n')}
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
  io.write(string.format("figures %d %d %f %f %f %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(95), latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Writes a wrk script for the requests into `folder`. Returns the path of the script. */
export async function writeWrkScript(folder: string, name: string, requests: readonly HttpRequest[]): Promise<string> {
  const path = join(folder, `${name}.lua`);
  await writeFile(path, createWrkScript(requests));
  return path;
}

/** Runs wrk with one thread and returns the result of the load test. */
export async function runWrk(
  origin: string,
  script: string,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const args = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const { stdout } = await promisify(execFile)('wrk', [...args, '--timeout', '10s', '--script', script, origin]);
  const figures = /^figures (\d+) (\d+) ([\d.]+) ([\d.]+) ([\d.]+) (\d+)$/m.exec(stdout)?.slice(1).map(Number);
  if (!figures) throw new Error(`Unexpected output of wrk:\n${stdout}`);
  const [requests = 0, microseconds = 0, p50 = 0, p95 = 0, p99 = 0, failed = 0] = figures;
  if (requests === 0) throw new Error(`The server sent no response under load:\n${stdout}`);
  return { requests, rate: requests / (microseconds / 1e6), p50: p50 / 1e3, p95: p95 / 1e3, p99: p99 / 1e3, failed };
}
