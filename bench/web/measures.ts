import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { signIn } from '../../scripts/browser/sign-in.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';
import { median } from '../table.ts';
import { measureHeapGrowth } from './heap.ts';
import { timeInteractions, watchInteractions } from './interactions.ts';
import { type LighthouseFigures, prepareLighthouse, runLighthouse } from './lighthouse.ts';
import { heapLimit, interactionLimit, type MeasuredPage, measuredPages } from './limits.ts';
import { atMost, judgePage, kilobytes, milliseconds, percent, type Verdict } from './page-report.ts';
import { signInProfile, withProfile } from './profile.ts';
import { sumKilobytes, weighScripts } from './script-weight.ts';
import type { BenchWorld } from './world.ts';

/** What is measured, and where. */
export interface Subject {
  origin: string;
  world: BenchWorld;
  rounds: number;
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function contextOf(browser: Browser, { origin, world }: Subject, isSignedIn = true): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US' });
  if (isSignedIn) await signIn(context, origin, world.credentials);
  return context;
}

/** Every script that a page loads with an empty cache. */
export function measureScripts(subject: Subject): Promise<Verdict[]> {
  return withBrowser(async (browser) => {
    const verdicts: Verdict[] = [];
    for (const { name, path, isSignedIn, limits } of measuredPages) {
      const context = await contextOf(browser, subject, isSignedIn);
      const scripts = await weighScripts(await context.newPage(), subject.origin + path(subject.world));
      verdicts.push(atMost(`${name}: script`, sumKilobytes(scripts), limits.script, kilobytes));
      await context.close();
    }
    return verdicts;
  });
}

/** Lighthouse on every page, visitors' pages first, all with one profile. */
export async function measureWithLighthouse({ origin, world, rounds }: Subject): Promise<Verdict[]> {
  console.log(`Lighthouse ${await prepareLighthouse()}, mobile, simulated, ${rounds} rounds.`);
  const verdicts: Verdict[] = [];
  await withProfile(async (folder) => {
    const runAll = async (page: MeasuredPage): Promise<void> => {
      const figures: LighthouseFigures[] = [];
      for (let round = 0; round < rounds; round += 1) {
        figures.push(await runLighthouse(origin + page.path(world), folder));
      }
      verdicts.push(...judgePage(page, figures));
    };
    for (const page of measuredPages.filter(({ isSignedIn }) => !isSignedIn)) await runAll(page);
    await signInProfile(folder, origin, world.credentials);
    for (const page of measuredPages.filter(({ isSignedIn }) => isSignedIn)) await runAll(page);
  });
  return verdicts;
}

/** Presses on the page of the list, at a quarter of this machine's speed. */
export function measureInteractions(subject: Subject): Promise<Verdict[]> {
  return withBrowser(async (browser) => {
    const page = await (await contextOf(browser, subject)).newPage();
    await page.goto(`${subject.origin}/mywishlists/${subject.world.listId}`, { waitUntil: 'networkidle' });
    await watchInteractions(page);
    await timeInteractions(page); // what is opened for the first time may still be on its way
    const rounds: Readonly<Record<string, number>>[] = [];
    for (let round = 0; round < subject.rounds; round += 1) rounds.push(await timeInteractions(page));
    return Object.keys(rounds[0] ?? {}).map((name) =>
      atMost(name, median(rounds.map((round) => round[name] ?? Number.NaN)), interactionLimit, milliseconds),
    );
  });
}

/** What stays in memory after much use. */
export function measureHeap(subject: Subject): Promise<Verdict[]> {
  return withBrowser(async (browser) => {
    const page = await (await contextOf(browser, subject)).newPage();
    await page.goto(`${subject.origin}/mywishlists/${subject.world.listId}`, { waitUntil: 'networkidle' });
    const { before, after } = await measureHeapGrowth(page, subject.world.title);
    const what = `heap after 100 dialogs and 50 pages (${kilobytes(before / 1000)} before)`;
    return [atMost(what, after / before - 1, heapLimit, percent)];
  });
}
