import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { root, toolEnvironment } from '../../scripts/checks/tool.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';

/** Fetched by npm into its own cache the first time: the one who installs the product needs none of it. */
const version = '13.5.0';

const Audit = v.object({ numericValue: v.number() });
const Report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.object({
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
  }),
});

export interface LighthouseFigures {
  /** Seconds. */
  paint: number;
  /** Milliseconds. */
  blocking: number;
  shift: number;
  /** By category, of 100. */
  scores: Readonly<Record<string, number>>;
}

function runProgram(args: readonly string[]): Promise<string> {
  const child = spawn('npm', ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', ...args], {
    cwd: root,
    env: { ...toolEnvironment, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`Lighthouse ended with ${code}: ${complaint.trim()}`));
    });
  });
}

/** On a busy machine the browser now and then loses a recording: what failed is done again, twice at most. */
async function persistently(run: () => Promise<string>, attempts = 3): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (attempts === 1) throw error;
    return persistently(run, attempts - 1);
  }
}

export const prepareLighthouse = async (): Promise<string> => (await runProgram(['--version'])).trim();

/** One run of the mobile preset, simulated, in a browser of its own with the profile in `folder`. */
export async function runLighthouse(address: string, folder: string): Promise<LighthouseFigures> {
  const flags = ['--headless=new', `--user-data-dir=${folder}`, '--lang=en-US', ...chromiumArguments].join(' ');
  const printed = await persistently(() =>
    runProgram([address, `--chrome-flags=${flags}`, '--output=json', '--quiet']),
  );
  const { categories, audits } = v.parse(Report, JSON.parse(printed));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const);
  return {
    paint: audits['largest-contentful-paint'].numericValue / 1000,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scores: Object.fromEntries(scores),
  };
}
