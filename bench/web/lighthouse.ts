import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { repositoryRoot, toolEnvironment } from '../../scripts/checks/tool.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';

/** Version of Lighthouse that npm downloads into its cache at the first run. */
const lighthouseVersion = '13.5.0';

const LighthouseAudit = v.object({ numericValue: v.number() });
const LighthouseReport = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.object({
    'largest-contentful-paint': LighthouseAudit,
    'total-blocking-time': LighthouseAudit,
    'cumulative-layout-shift': LighthouseAudit,
  }),
});

export interface LighthouseFigures {
  /** Largest contentful paint in seconds. */
  paintSeconds: number;
  /** Total blocking time in milliseconds. */
  blockingMs: number;
  layoutShift: number;
  /** Lighthouse scores by category, from 0 to 100. */
  scores: Readonly<Record<string, number>>;
}

function runLighthouseProgram(args: readonly string[]): Promise<string> {
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', ...args],
    {
      cwd: repositoryRoot,
      env: { ...toolEnvironment, CHROME_PATH: ensureChromium() },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`Lighthouse ended with ${code}: ${errorOutput.trim()}`));
    });
  });
}

/** Calls `run` up to three times until it resolves. On a busy machine, Lighthouse sometimes fails. */
async function runWithRetries(run: () => Promise<string>, attempts = 3): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (attempts === 1) throw error;
    return runWithRetries(run, attempts - 1);
  }
}

/** Downloads Lighthouse if necessary and returns its version. */
export const readLighthouseVersion = async (): Promise<string> => (await runLighthouseProgram(['--version'])).trim();

/** Runs Lighthouse once (mobile, simulated throttling), with the browser profile in `folder`. */
export async function runLighthouse(url: string, folder: string): Promise<LighthouseFigures> {
  const flags = ['--headless=new', `--user-data-dir=${folder}`, '--lang=en-US', ...chromiumArguments].join(' ');
  const output = await runWithRetries(() =>
    runLighthouseProgram([url, `--chrome-flags=${flags}`, '--output=json', '--quiet']),
  );
  const { categories, audits } = v.parse(LighthouseReport, JSON.parse(output));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const);
  return {
    paintSeconds: audits['largest-contentful-paint'].numericValue / 1000,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    scores: Object.fromEntries(scores),
  };
}
